/// From where a map is seen.
nonisolated public struct MapCamera: Equatable, Hashable, Sendable {
  /// The place in the middle.
  public var centerCoordinate: CLLocationCoordinate2D
  /// Meters from the place to the camera; its lens takes in 30 degrees (MK10).
  public var distance: Double
  /// Degrees from north, clockwise, that are up.
  public var heading: Double
  /// Degrees that the camera leans; 0 looks straight down.
  public var pitch: Double

  /// Creates a camera; what is not a finite number counts as 0 where it is used.
  public init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0) {
    self.centerCoordinate = centerCoordinate
    self.distance = distance
    self.heading = heading
    self.pitch = pitch
  }

  public static func == (left: MapCamera, right: MapCamera) -> Bool {
    left.numbers == right.numbers
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(numbers)
  }

  private var numbers: [Double] {
    [centerCoordinate.latitude, centerCoordinate.longitude, distance, heading, pitch]
  }
}
