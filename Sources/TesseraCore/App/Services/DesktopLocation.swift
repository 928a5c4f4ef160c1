import Foundation

/// Where the machine was at a time, as a service of the desktop knows it.
package struct DesktopLocation: Equatable, Sendable {
  /// Degrees north.
  package var latitude: Double
  /// Degrees east.
  package var longitude: Double
  /// Meters by which the place may be off.
  package var accuracy: Double
  /// Meters above the sea, if known.
  package var altitude: Double?
  /// Meters per second, if known.
  package var speed: Double?
  /// Degrees from north clockwise, if known.
  package var course: Double?
  package var date: Date

  package init(
    latitude: Double, longitude: Double, accuracy: Double, altitude: Double? = nil, speed: Double? = nil,
    course: Double? = nil, date: Date
  ) {
    self.latitude = latitude
    self.longitude = longitude
    self.accuracy = accuracy
    self.altitude = altitude
    self.speed = speed
    self.course = course
    self.date = date
  }
}
