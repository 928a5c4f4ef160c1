import Foundation

/// Where the machine is, as a service of the desktop tells it.
package struct LocationFix: Equatable, Sendable {
  /// Degrees.
  package var latitude: Double
  package var longitude: Double
  /// Meters around the place; below 0 if it is not known.
  package var accuracy: Double
  /// Meters above the sea; nil if it is not known.
  package var altitude: Double?
  /// Meters a second; nil if it is not known.
  package var speed: Double?
  /// Degrees clockwise from north; nil if it is not known.
  package var course: Double?
  package var date: Date

  package init(
    latitude: Double, longitude: Double, accuracy: Double = 0, altitude: Double? = nil, speed: Double? = nil,
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
