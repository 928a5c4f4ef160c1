// swift-format-ignore-file: AlwaysUseLowerCamelCase
/// A size on the flat map, in map points.
nonisolated public struct MKMapSize: Sendable {
  /// From west to east.
  public var width: Double
  /// From north to south.
  public var height: Double

  /// Creates an empty size.
  public init() {
    self.init(width: 0, height: 0)
  }

  /// Creates a size; it is not checked.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size of the whole map.
  public static var world: MKMapSize { MKMapSize(width: Mercator.side, height: Mercator.side) }
}

/// Creates a size; it is not checked.
nonisolated public func MKMapSizeMake(_ width: Double, _ height: Double) -> MKMapSize {
  MKMapSize(width: width, height: height)
}
