/// What a map shows after its camera moved.
nonisolated public struct MapCameraUpdateContext: Sendable {
  /// From where it is seen.
  public let camera: MapCamera
  /// What is seen.
  public let region: MKCoordinateRegion
  /// What is seen, on the flat map.
  public let rect: MKMapRect
}
