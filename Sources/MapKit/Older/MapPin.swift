/// A pin at a place, on an older map; shown as a balloon.
nonisolated public struct MapPin: MapAnnotationProtocol {
  public let _mapContent: AnyMapContent

  /// A pin; nil is red.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    _mapContent = MapMarker(coordinate: coordinate, tint: tint)._mapContent
  }
}
