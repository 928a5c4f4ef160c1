import Foundation
import TesseraCore
import Testing

/// Where the screen's machine is, for programs that use CoreLocation. Nothing of the real machine is asked.
extension Screen {
  /// Whether the program asked to know where the machine is, and the user did not answer yet.
  public var isAskedForLocation: Bool {
    flush()
    return system.locations.isAsking
  }

  /// Whether the program follows where the machine is.
  public var isLocated: Bool {
    flush()
    return system.locations.isStarted && system.locations.isAllowed == true
  }

  /// Meters that the program finds exact enough; 0 for the best.
  public var locationAccuracy: Double {
    flush()
    return system.locations.accuracy
  }

  /// The user allows the program to know where the machine is, when it asks or later.
  public func allowLocation() {
    perform("permission to know the location") { system.locations.answer(true) }
  }

  /// The user forbids the program to know where the machine is, when it asks or later.
  public func forbidLocation() {
    perform("refusal of the location") { system.locations.answer(false) }
  }

  /// Brings the machine to a place. A program that follows it hears of that.
  ///
  /// - Parameters:
  ///   - latitude: degrees north.
  ///   - longitude: degrees east.
  ///   - accuracy: meters by which the place may be off.
  ///   - altitude: meters above the sea; nil if the machine does not know.
  ///   - speed: meters per second; nil if the machine does not know.
  ///   - course: degrees from north clockwise; nil if the machine does not know.
  public func move(
    toLatitude latitude: Double, longitude: Double, accuracy: Double = 10, altitude: Double? = nil,
    speed: Double? = nil, course: Double? = nil
  ) {
    let location = DesktopLocation(
      latitude: latitude, longitude: longitude, accuracy: accuracy, altitude: altitude, speed: speed, course: course,
      date: clock.run { Date() })
    perform("move of the machine") { system.locations.move(to: location) }
  }
}
