import TesseraCore

/// The surroundings of a color under the name that they have in UIKit.
nonisolated public final class UITraitCollection: Sendable {
  let environment: EnvironmentValues

  init(_ environment: EnvironmentValues) {
    self.environment = environment
  }

  /// Light surroundings, or dark ones.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    var environment = EnvironmentValues()
    environment.colorScheme = userInterfaceStyle == .dark ? .dark : .light
    self.init(environment)
  }

  /// The default traits: light.
  public static var current: UITraitCollection { UITraitCollection(userInterfaceStyle: .light) }

  /// Whether the surroundings are light or dark; never `unspecified`.
  public var userInterfaceStyle: UIUserInterfaceStyle { environment.colorScheme == .dark ? .dark : .light }
}
