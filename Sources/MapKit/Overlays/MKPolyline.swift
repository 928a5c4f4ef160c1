/// A line through points.
nonisolated open class MKPolyline: MKMultiPoint, MKOverlay {
  /// Creates a line through points of the flat map. A negative count counts as 0.
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init(mapPoints: Self.array(points, count))
  }

  /// Creates a line through places. A negative count counts as 0.
  public convenience init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(mapPoints: Self.array(coordinates, count).map(MKMapPoint.init))
  }

  init(mapPoints: [MKMapPoint]) {
    super.init(mapPoints)
  }
}
