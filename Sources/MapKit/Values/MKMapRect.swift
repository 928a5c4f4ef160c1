// swift-format-ignore-file: AlwaysUseLowerCamelCase
/// A rectangle on the flat map, in map points. It may reach beyond the sides of the map, where the map begins again.
nonisolated public struct MKMapRect: Sendable {
  /// The corner in the north west.
  public var origin: MKMapPoint
  /// How large it is.
  public var size: MKMapSize

  /// Creates an empty rectangle in the north west.
  public init() {
    self.init(x: 0, y: 0, width: 0, height: 0)
  }

  /// Creates a rectangle; it is not checked.
  public init(origin: MKMapPoint, size: MKMapSize) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle; it is not checked.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  /// The whole map.
  public static var world: MKMapRect { MKMapRect(origin: MKMapPoint(), size: .world) }
  /// No rectangle: the union with it changes nothing.
  public static var null: MKMapRect {
    MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
  }

  /// The west side.
  public var minX: Double { origin.x }
  /// The north side.
  public var minY: Double { origin.y }
  /// Halfway from west to east.
  public var midX: Double { origin.x + size.width / 2 }
  /// Halfway from north to south.
  public var midY: Double { origin.y + size.height / 2 }
  /// The east side.
  public var maxX: Double { origin.x + size.width }
  /// The south side.
  public var maxY: Double { origin.y + size.height }
  /// From west to east.
  public var width: Double { size.width }
  /// From north to south.
  public var height: Double { size.height }

  /// Whether it is no rectangle.
  public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite || origin.x.isNaN || origin.y.isNaN }
  /// Whether nothing is in it.
  public var isEmpty: Bool { isNull || !(size.width > 0) || !(size.height > 0) }
  /// Whether it reaches beyond a side of the map.
  public var spans180thMeridian: Bool { !isNull && (minX < 0 || maxX > Mercator.side) }

  /// The part beyond a side of the map, moved to where the map shows it; null if there is none.
  public func remainder() -> MKMapRect {
    guard spans180thMeridian else { return .null }
    let beyond =
      minX < 0
      ? MKMapRect(x: minX, y: minY, width: min(width, -minX), height: height).offsetBy(dx: Mercator.side, dy: 0)
      : MKMapRect(
        x: max(minX, Mercator.side), y: minY, width: maxX - max(minX, Mercator.side), height: height
      ).offsetBy(dx: -Mercator.side, dy: 0)
    return beyond
  }

  /// The smallest rectangle with both in it.
  public func union(_ other: MKMapRect) -> MKMapRect {
    if isNull { return other }
    if other.isNull { return self }
    let (x, y) = (min(minX, other.minX), min(minY, other.minY))
    return MKMapRect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  /// What both have in common; null if that is nothing.
  public func intersection(_ other: MKMapRect) -> MKMapRect {
    guard intersects(other) else { return .null }
    let (x, y) = (max(minX, other.minX), max(minY, other.minY))
    return MKMapRect(x: x, y: y, width: min(maxX, other.maxX) - x, height: min(maxY, other.maxY) - y)
  }

  /// Whether both have an area in common.
  public func intersects(_ other: MKMapRect) -> Bool {
    !isNull && !other.isNull && minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// The rectangle with its sides moved inward by distances in map points; null if nothing is left.
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    guard !isNull, width >= 2 * dx, height >= 2 * dy else { return .null }
    return MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  /// The rectangle moved by distances in map points.
  public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  /// Whether a point is in it; those on its south and east sides are not.
  public func contains(_ point: MKMapPoint) -> Bool {
    !isNull && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether all of another rectangle is in it.
  public func contains(_ other: MKMapRect) -> Bool {
    !isNull && !other.isNull && other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// The smallest rectangle with points in it; null for none.
  init(enclosing points: some Sequence<MKMapPoint>) {
    self = points.reduce(.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize())) }
  }
}

/// Creates a rectangle; it is not checked.
nonisolated public func MKMapRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MKMapRect {
  MKMapRect(x: x, y: y, width: width, height: height)
}
