/// Where the position of a map comes from.
nonisolated enum MapPositionSource {
  /// The map keeps it, and begins with this one.
  case initial(MapCameraPosition)
  case binding(Binding<MapCameraPosition>)
  /// The region of an older map, which follows it.
  case region(Binding<MKCoordinateRegion>)
  case rect(Binding<MKMapRect>)
}
