import Foundation
import SwiftUI
import TesseraCore

/// What a view or controller says of its surroundings, for itself and for what is in it (J159).
nonisolated public struct UITraitOverrides: UIMutableTraits {
  var values = TraitValues()

  /// Light or dark; `unspecified` where nothing is said.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { values.style ?? .unspecified }
    set { values.style = newValue == .unspecified ? nil : newValue }
  }

  /// How much room there is from left to right; `unspecified` where nothing is said.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { values.width ?? .unspecified }
    set { values.width = newValue == .unspecified ? nil : newValue }
  }

  /// How much room there is from top to bottom; `unspecified` where nothing is said.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { values.height ?? .unspecified }
    set { values.height = newValue == .unspecified ? nil : newValue }
  }

  /// The direction of lines; `unspecified` where nothing is said.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { values.direction ?? .unspecified }
    set { values.direction = newValue == .unspecified ? nil : newValue }
  }

  /// How large texts are; `unspecified` where nothing is said.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { values.category ?? .unspecified }
    set { values.category = newValue == .unspecified ? nil : newValue }
  }

  /// A trait of the program's own: its default where nothing is said. What is said of a trait of UIKit is that which the
  /// properties say; it is changed by them (J426).
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { values.custom.value(of: T.self, as: T.Value.self) ?? T.defaultValue }
    set { values.custom.set(newValue, for: T.self) }
  }
}

/// What is said of the surroundings.
nonisolated struct TraitValues: UITraitChange {
  var style: UIUserInterfaceStyle?
  var width: UIUserInterfaceSizeClass?
  var height: UIUserInterfaceSizeClass?
  var direction: UITraitEnvironmentLayoutDirection?
  var category: UIContentSizeCategory?
  private var kept = UncheckedSendable(CustomTraits())

  /// The traits of the program's own.
  var custom: CustomTraits {
    get { kept.value }
    set { kept = UncheckedSendable(newValue) }
  }

  var isEmpty: Bool {
    style == nil && width == nil && height == nil && direction == nil && category == nil && custom.isEmpty
  }

  func write(to environment: inout EnvironmentValues) {
    if let style { environment.colorScheme = style == .dark ? .dark : .light }
    if let width { environment.horizontalSizeClass = width == .regular ? .regular : .compact }
    if let height { environment.verticalSizeClass = height == .regular ? .regular : .compact }
    if let direction { environment.layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight }
    if let size = category?.dynamicTypeSize { environment.dynamicTypeSize = size }
    if !custom.isEmpty { environment.customTraits.add(custom) }
  }
}

@MainActor
private final class KeptOverrides {
  var overrides = UITraitOverrides()
}

extension UIView {
  /// What the view says of its surroundings, for itself and for the views in it (J159).
  public var traitOverrides: UITraitOverrides {
    get { existingAttachment(KeptOverrides.self)?.overrides ?? UITraitOverrides() }
    set {
      attachment { KeptOverrides() }.overrides = newValue
      let values = newValue.values
      setTraitOverride(values.isEmpty ? nil : values)
    }
  }
}

extension UIViewController {
  /// What the controller says of the surroundings of its view (J159).
  public var traitOverrides: UITraitOverrides {
    get { viewIfLoaded?.traitOverrides ?? UITraitOverrides() }
    set { view.traitOverrides = newValue }
  }
}
