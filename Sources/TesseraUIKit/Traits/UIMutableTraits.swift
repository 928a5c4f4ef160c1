import Foundation
import SwiftUI
import TesseraCore

/// Surroundings that can be changed (J426).
nonisolated public protocol UIMutableTraits {
  /// A trait of the program's own.
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }

  /// Light or dark; `unspecified` where nothing is said.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// How much room there is from left to right; `unspecified` where nothing is said.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// How much room there is from top to bottom; `unspecified` where nothing is said.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The direction of lines; `unspecified` where nothing is said.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// How large texts are; `unspecified` where nothing is said.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
}

nonisolated extension EnvironmentValues {
  /// The values that say what a closure says of traits.
  func with(_ mutations: (inout any UIMutableTraits) -> Void) -> EnvironmentValues {
    var traits: any UIMutableTraits = UITraitOverrides()
    mutations(&traits)
    var environment = self
    (traits as? UITraitOverrides)?.values.write(to: &environment)
    return environment
  }
}
