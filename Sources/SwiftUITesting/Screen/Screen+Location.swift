import Foundation
import TesseraCore

/// What the user of a screen answers when a program wants to know its place.
public enum LocationPermission: Hashable, Sendable {
  /// Nothing yet.
  case unanswered
  case allowed
  case denied
  /// There is no service that knows the place.
  case unavailable
}

/// A place of a screen.
public struct ScreenLocation: Hashable, Sendable {
  /// Degrees.
  public var latitude: Double
  /// Degrees.
  public var longitude: Double
  /// Meters.
  public var accuracy: Double
  /// Meters above the sea; nil if they are not known.
  public var altitude: Double?
  /// Meters a second; nil if they are not known.
  public var speed: Double?
  /// Degrees clockwise from north; nil if they are not known.
  public var course: Double?

  /// A place.
  public init(
    latitude: Double, longitude: Double, accuracy: Double = 5, altitude: Double? = nil, speed: Double? = nil,
    course: Double? = nil
  ) {
    self.latitude = latitude
    self.longitude = longitude
    self.accuracy = accuracy
    self.altitude = altitude
    self.speed = speed
    self.course = course
  }
}

extension Screen {
  /// Where the screen is, for programs that may know it; nil if nothing knows.
  public var location: ScreenLocation? {
    get {
      system.location.fix.map {
        ScreenLocation(
          latitude: $0.latitude, longitude: $0.longitude, accuracy: $0.accuracy, altitude: $0.altitude,
          speed: $0.speed, course: $0.course)
      }
    }
    set {
      perform("location") {
        system.location.fix = newValue.map {
          LocationFix(
            latitude: $0.latitude, longitude: $0.longitude, accuracy: $0.accuracy, altitude: $0.altitude,
            speed: $0.speed, course: $0.course, date: Date())
        }
      }
    }
  }

  /// What the user answers, or answered, when the program wants to know its place.
  public var locationPermission: LocationPermission {
    get { system.location.permission }
    set { perform("permission for the location") { system.location.permission = newValue } }
  }

  /// Whether the program is told places now, or waits for the permission.
  public var isLocating: Bool {
    flush()
    return system.location.isRunning
  }

  /// How exact places have to be that the program is told, in meters; 0 or below for the best that there is.
  public var locationAccuracy: Double { system.location.accuracy }
}
