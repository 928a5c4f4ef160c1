import Foundation

/// A picture of a bundle, named by a constant.
nonisolated public struct ImageResource: Hashable, Sendable {
  package let name: String
  package let bundle: Bundle

  /// Names a picture in the asset catalog of a bundle. Nothing is looked up before the picture is shown.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }

  public static func == (left: ImageResource, right: ImageResource) -> Bool {
    left.name == right.name && left.bundle.bundlePath == right.bundle.bundlePath
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(bundle.bundlePath)
  }
}
