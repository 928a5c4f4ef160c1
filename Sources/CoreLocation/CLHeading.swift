import Foundation

/// The direction in which a device points. Desktops have none, so no program gets one.
public final class CLHeading: NSObject, Sendable {
  /// Degrees from the magnetic pole clockwise.
  public let magneticHeading: CLLocationDirection
  /// Degrees from north clockwise.
  public let trueHeading: CLLocationDirection
  /// Degrees; negative if the heading is not known.
  public let headingAccuracy: CLLocationDirection
  /// When that was.
  public let timestamp: Date

  init(magneticHeading: CLLocationDirection, trueHeading: CLLocationDirection, accuracy: Double, timestamp: Date) {
    self.magneticHeading = magneticHeading
    self.trueHeading = trueHeading
    headingAccuracy = accuracy
    self.timestamp = timestamp
  }
}
