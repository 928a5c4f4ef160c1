import Foundation

/// How an asset catalog says that an image is stretched: edges that keep their thickness, and a middle.
nonisolated struct AssetSlices: Decodable, Equatable, Sendable {
  private struct Center: Decodable, Equatable {
    var mode: String?
    var width: CGFloat?
    var height: CGFloat?
  }

  private struct Insets: Decodable, Equatable {
    var top: CGFloat?
    var left: CGFloat?
    var bottom: CGFloat?
    var right: CGFloat?
  }

  private var mode: String?
  private var center: Center?
  private var insets: Insets?

  enum CodingKeys: String, CodingKey {
    case mode, center
    case insets = "cap-insets"
  }

  /// Whether the middle is repeated instead of stretched.
  var tiles: Bool { center?.mode == "tile" }

  /// The edges of a picture, in points.
  ///
  /// - Parameter scale: pixels a point.
  func capInsets(scale: CGFloat) -> EdgeInsets {
    EdgeInsets(
      top: (insets?.top ?? 0) / scale, leading: (insets?.left ?? 0) / scale, bottom: (insets?.bottom ?? 0) / scale,
      trailing: (insets?.right ?? 0) / scale)
  }

  /// How much of the middle is shown, in pixels; nil for all of it. What lies behind it up to the edge is left out.
  var middle: (width: CGFloat?, height: CGFloat?) { (center?.width, center?.height) }
}
