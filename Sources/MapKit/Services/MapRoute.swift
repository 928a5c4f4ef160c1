/// A way that a service found.
nonisolated public struct MapRoute: Sendable {
  /// What it is called, such as by its longest road.
  public var name: String
  /// The places along it.
  public var coordinates: [CLLocationCoordinate2D]
  /// Meters.
  public var distance: CLLocationDistance
  /// Seconds.
  public var expectedTravelTime: TimeInterval
  /// What to do on the way.
  public var steps: [Step]

  /// A part of a way.
  public struct Step: Sendable {
    /// What to do.
    public var instructions: String
    /// The places along it.
    public var coordinates: [CLLocationCoordinate2D]
    /// Meters.
    public var distance: CLLocationDistance

    /// Creates a part of a way.
    public init(instructions: String, coordinates: [CLLocationCoordinate2D], distance: CLLocationDistance) {
      self.instructions = instructions
      self.coordinates = coordinates
      self.distance = distance
    }
  }

  /// Creates a way.
  public init(
    name: String, coordinates: [CLLocationCoordinate2D], distance: CLLocationDistance,
    expectedTravelTime: TimeInterval, steps: [Step] = []
  ) {
    self.name = name
    self.coordinates = coordinates
    self.distance = distance
    self.expectedTravelTime = expectedTravelTime
    self.steps = steps
  }
}
