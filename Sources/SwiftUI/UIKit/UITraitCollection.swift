import Foundation
import TesseraCore

/// The surroundings of a view or color under the name that they have in UIKit.
nonisolated public final class UITraitCollection: Sendable {
  package let environment: EnvironmentValues

  package init(_ environment: EnvironmentValues) {
    self.environment = environment
  }

  /// Light surroundings, or dark ones.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    var environment = EnvironmentValues()
    environment.colorScheme = userInterfaceStyle == .dark ? .dark : .light
    self.init(environment)
  }

  /// The traits of the view that is being drawn; nil outside of drawing.
  @TaskLocal package static var ofDrawing: UITraitCollection?

  /// The traits of the view that draws; elsewhere the default ones, which are light.
  public static var current: UITraitCollection { ofDrawing ?? UITraitCollection(userInterfaceStyle: .light) }

  /// Whether the surroundings are light or dark; never `unspecified`.
  public var userInterfaceStyle: UIUserInterfaceStyle { environment.colorScheme == .dark ? .dark : .light }

  /// How much room there is from left to right.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { UIUserInterfaceSizeClass(environment.horizontalSizeClass) }

  /// How much room there is from top to bottom.
  public var verticalSizeClass: UIUserInterfaceSizeClass { UIUserInterfaceSizeClass(environment.verticalSizeClass) }

  /// Pixels per point.
  public var displayScale: CGFloat { environment.displayScale }

  /// The direction of the user's language.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The kind of device: one with plenty of room from left to right counts as a tablet.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { horizontalSizeClass == .regular ? .pad : .phone }

  /// The same surroundings, but light or dark.
  func with(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    var environment = environment
    environment.colorScheme = style == .dark ? .dark : .light
    return UITraitCollection(environment)
  }

  /// The surroundings with changes.
  package func with(_ change: (inout EnvironmentValues) -> Void) -> UITraitCollection {
    var environment = environment
    change(&environment)
    return UITraitCollection(environment)
  }

  /// Whether other surroundings have the same traits.
  func isSame(as other: UITraitCollection?) -> Bool {
    guard let other else { return false }
    return userInterfaceStyle == other.userInterfaceStyle && horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass && displayScale == other.displayScale
      && layoutDirection == other.layoutDirection
      && environment.dynamicTypeSize == other.environment.dynamicTypeSize
      && environment.customTraits == other.environment.customTraits
  }
}

/// What a module above changes of the surroundings of a view.
nonisolated package protocol UITraitChange: Sendable {
  func write(to environment: inout EnvironmentValues)
}

/// How much room there is along an axis.
nonisolated public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// It is not known.
  case unspecified = 0
  /// Little.
  case compact
  /// Plenty.
  case regular

  init(_ sizeClass: UserInterfaceSizeClass?) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    default: self = .unspecified
    }
  }
}

/// The direction of lines.
nonisolated public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// It is not known.
  case unspecified = -1
  /// As in English.
  case leftToRight
  /// As in Arabic.
  case rightToLeft
}
