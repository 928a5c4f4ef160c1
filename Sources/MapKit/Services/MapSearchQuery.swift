/// What a search looks for.
nonisolated public struct MapSearchQuery: Sendable {
  /// What the user wrote.
  public var text: String
  /// Where to look; nil for anywhere.
  public var region: MKCoordinateRegion?
  /// Which categories count; nil for all.
  public var filter: MKPointOfInterestFilter?
}
