/// A circle on a map.
nonisolated public struct MapCircle: PrimitiveMapContent {
  private let rect: MKMapRect

  /// A circle.
  public init(_ circle: MKCircle) {
    rect = circle.boundingMapRect
  }

  /// A circle around a place.
  ///
  /// - Parameter radius: meters; what is negative or not a number counts as 0.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    rect = CLLocationCoordinate2DIsValid(center) ? MKCircle.mapRect(center: center, radius: radius) : .null
  }

  /// The largest circle in a part of the flat map.
  public init(mapRect: MKMapRect) {
    self.init(MKCircle(mapRect: mapRect))
  }

  @MainActor public func _collect(into collector: inout _MapCollector) {
    if !rect.isNull { collector.add(.area([Self.points(in: rect)])) }
  }

  private static let count = 96

  static func points(in rect: MKMapRect) -> [MKMapPoint] {
    (0..<count).map { index in
      let angle = Double(index) / Double(count) * 2 * .pi
      return MKMapPoint(x: rect.midX + cos(angle) * rect.width / 2, y: rect.midY + sin(angle) * rect.height / 2)
    }
  }
}
