/// A line through points, with the shortest way on the earth between each two.
nonisolated open class MKGeodesicPolyline: MKPolyline {
  override init(mapPoints: [MKMapPoint]) {
    super.init(mapPoints: Geodesic.line(through: mapPoints))
  }
}
