/// A balloon at a place, on an older map.
nonisolated public struct MapMarker: MapAnnotationProtocol {
  public let _mapContent: AnyMapContent

  /// A balloon; nil is red.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    _mapContent = AnyMapContent(Marker(coordinate: coordinate) { EmptyView() }.tint(tint))
  }
}
