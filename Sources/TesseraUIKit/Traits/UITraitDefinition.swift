import Foundation
import SwiftUI

/// A trait of the surroundings of views, as a type (J115).
nonisolated public protocol UITraitDefinition {
  /// What the trait is.
  associatedtype Value

  /// What the trait is where nothing else is said.
  static var defaultValue: Value { get }
}

/// Any trait.
public typealias UITrait = any UITraitDefinition.Type

/// A trait that surroundings have.
nonisolated private protocol KnownTrait: UITraitDefinition where Value: Equatable {
  static func value(in traits: UITraitCollection) -> Value
}

extension KnownTrait {
  fileprivate static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    value(in: first) != value(in: second)
  }
}

nonisolated extension UITraitCollection {
  /// A trait; one of the program's own has its default where nothing else is said (J426).
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    if let known = T.self as? any KnownTrait.Type { return known.value(in: self) as? T.Value ?? T.defaultValue }
    return environment.customTraits.value(of: T.self, as: T.Value.self) ?? T.defaultValue
  }

  /// Surroundings in which traits are what a closure says (J426).
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(EnvironmentValues().with(mutations))
  }

  /// The same surroundings, with traits that are what a closure says (J426).
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(environment.with(mutations))
  }

  /// Whether a trait is another one in other surroundings.
  func differs(from other: UITraitCollection, in trait: UITrait) -> Bool {
    if let known = trait as? any KnownTrait.Type { return known.differs(self, other) }
    return !environment.customTraits.isSame(as: other.environment.customTraits, in: trait)
  }

  /// The traits that colors depend on.
  public static var systemTraitsAffectingColorAppearance: [UITrait] { [UITraitUserInterfaceStyle.self] }

  /// The traits that it depends on which variant of a picture is shown.
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitUserInterfaceIdiom.self, UITraitHorizontalSizeClass.self,
      UITraitVerticalSizeClass.self, UITraitDisplayScale.self, UITraitLayoutDirection.self,
      UITraitPreferredContentSizeCategory.self,
    ]
  }
}

/// Light or dark.
nonisolated public struct UITraitUserInterfaceStyle: KnownTrait {
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }

  fileprivate static func value(in traits: UITraitCollection) -> UIUserInterfaceStyle { traits.userInterfaceStyle }
}

/// The kind of device.
nonisolated public struct UITraitUserInterfaceIdiom: KnownTrait {
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }

  fileprivate static func value(in traits: UITraitCollection) -> UIUserInterfaceIdiom { traits.userInterfaceIdiom }
}

/// How much room there is from left to right.
nonisolated public struct UITraitHorizontalSizeClass: KnownTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }

  fileprivate static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass { traits.horizontalSizeClass }
}

/// How much room there is from top to bottom.
nonisolated public struct UITraitVerticalSizeClass: KnownTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }

  fileprivate static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass { traits.verticalSizeClass }
}

/// Pixels per point.
nonisolated public struct UITraitDisplayScale: KnownTrait {
  public static var defaultValue: CGFloat { 0 }

  fileprivate static func value(in traits: UITraitCollection) -> CGFloat { traits.displayScale }
}

/// The direction of the user's language.
nonisolated public struct UITraitLayoutDirection: KnownTrait {
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }

  fileprivate static func value(in traits: UITraitCollection) -> UITraitEnvironmentLayoutDirection {
    traits.layoutDirection
  }
}

/// How large the user wants texts to be.
nonisolated public struct UITraitPreferredContentSizeCategory: KnownTrait {
  public static var defaultValue: UIContentSizeCategory { .unspecified }

  fileprivate static func value(in traits: UITraitCollection) -> UIContentSizeCategory {
    traits.preferredContentSizeCategory
  }
}
