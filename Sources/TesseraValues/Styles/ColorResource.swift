import Foundation

/// Names a color in the asset catalog of a bundle.
nonisolated public struct ColorResource: Hashable, Sendable {
  package let name: String
  package let bundle: Bundle

  /// Names a color in the asset catalog of a bundle. Nothing is looked up before the color is drawn.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}
