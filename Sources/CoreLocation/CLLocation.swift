import Foundation

/// Where something was at a time.
public final class CLLocation: NSObject, NSCopying, NSSecureCoding, Sendable {
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// Meters above the sea.
  public let altitude: CLLocationDistance
  /// Meters above the ellipsoid of satellites; the same as `altitude` here.
  public var ellipsoidalAltitude: CLLocationDistance { altitude }
  /// Meters; negative if the place is not known.
  public let horizontalAccuracy: CLLocationAccuracy
  /// Meters; not above 0 if the altitude is not known.
  public let verticalAccuracy: CLLocationAccuracy
  /// Degrees from north clockwise in which it moves; negative if that is not known.
  public let course: CLLocationDirection
  /// Degrees; negative if the course is not known.
  public let courseAccuracy: CLLocationDirectionAccuracy
  /// Meters per second; negative if it is not known.
  public let speed: CLLocationSpeed
  /// Meters per second; negative if the speed is not known.
  public let speedAccuracy: CLLocationSpeedAccuracy
  /// When that was.
  public let timestamp: Date
  /// The floor of the building, if that is known.
  public var floor: CLFloor? { nil }
  /// Where this comes from, if that is known.
  public let sourceInformation: CLLocationSourceInformation?

  /// Creates a location at a place, now, without movement.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0, horizontalAccuracy: 0,
      verticalAccuracy: -1, timestamp: Date())
  }

  /// Creates a location without movement.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }

  /// Creates a location with a movement.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: course, courseAccuracy: -1, speed: speed, speedAccuracy: -1,
      timestamp: timestamp)
  }

  /// Creates a location with a movement, and how exact that is.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, courseAccuracy: CLLocationDirectionAccuracy,
    speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate, altitude, horizontalAccuracy, verticalAccuracy, course, courseAccuracy, speed, speedAccuracy,
      timestamp, nil)
  }

  /// Creates a location with a movement, and where it comes from.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, courseAccuracy: CLLocationDirectionAccuracy,
    speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date,
    sourceInfo: CLLocationSourceInformation
  ) {
    self.init(
      coordinate, altitude, horizontalAccuracy, verticalAccuracy, course, courseAccuracy, speed, speedAccuracy,
      timestamp, sourceInfo)
  }

  init(
    _ coordinate: CLLocationCoordinate2D, _ altitude: CLLocationDistance, _ horizontalAccuracy: CLLocationAccuracy,
    _ verticalAccuracy: CLLocationAccuracy, _ course: CLLocationDirection,
    _ courseAccuracy: CLLocationDirectionAccuracy, _ speed: CLLocationSpeed, _ speedAccuracy: CLLocationSpeedAccuracy,
    _ timestamp: Date, _ sourceInformation: CLLocationSourceInformation?
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.course = course
    self.courseAccuracy = courseAccuracy
    self.speed = speed
    self.speedAccuracy = speedAccuracy
    self.timestamp = timestamp
    self.sourceInformation = sourceInformation
  }

  /// The length of the shortest line on the earth to another location, in meters, without the altitudes (CL2).
  ///
  /// Not a number if one of the places is not.
  public func distance(from location: CLLocation) -> CLLocationDistance {
    Ellipsoid.distance(from: coordinate, to: location.coordinate)
  }

  public override var description: String {
    let place = "<\(coordinate.latitude.signed),\(coordinate.longitude.signed)>"
    return "\(place) +/- \(horizontalAccuracy)m (speed \(speed) mps / course \(course)) @ \(timestamp)"
  }

  /// The location itself: nothing of it changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Coding

  /// Whether it is coded safely.
  public static var supportsSecureCoding: Bool { true }

  /// Reads a location.
  public convenience init?(coder: NSCoder) {
    func number(_ key: String) -> Double { coder.decodeDouble(forKey: key) }
    self.init(
      CLLocationCoordinate2D(latitude: number("latitude"), longitude: number("longitude")), number("altitude"),
      number("horizontalAccuracy"), number("verticalAccuracy"), number("course"), number("courseAccuracy"),
      number("speed"), number("speedAccuracy"), Date(timeIntervalSinceReferenceDate: number("timestamp")), nil)
  }

  /// Writes the location.
  public func encode(with coder: NSCoder) {
    coder.encode(coordinate.latitude, forKey: "latitude")
    coder.encode(coordinate.longitude, forKey: "longitude")
    coder.encode(altitude, forKey: "altitude")
    coder.encode(horizontalAccuracy, forKey: "horizontalAccuracy")
    coder.encode(verticalAccuracy, forKey: "verticalAccuracy")
    coder.encode(course, forKey: "course")
    coder.encode(courseAccuracy, forKey: "courseAccuracy")
    coder.encode(speed, forKey: "speed")
    coder.encode(speedAccuracy, forKey: "speedAccuracy")
    coder.encode(timestamp.timeIntervalSinceReferenceDate, forKey: "timestamp")
  }
}

extension Double {
  /// Eight decimals, with a sign.
  fileprivate var signed: String { String(format: "%+.8f", self) }
}
