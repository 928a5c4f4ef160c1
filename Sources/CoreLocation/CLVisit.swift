import Foundation

/// A stay at a place. Desktops do not find such, so no program gets one.
public final class CLVisit: NSObject, Sendable {
  /// When it began.
  public let arrivalDate: Date
  /// When it ended.
  public let departureDate: Date
  /// Where it was.
  public let coordinate: CLLocationCoordinate2D
  /// Meters.
  public let horizontalAccuracy: CLLocationAccuracy

  init(arrivalDate: Date, departureDate: Date, coordinate: CLLocationCoordinate2D, accuracy: CLLocationAccuracy) {
    self.arrivalDate = arrivalDate
    self.departureDate = departureDate
    self.coordinate = coordinate
    horizontalAccuracy = accuracy
  }
}
