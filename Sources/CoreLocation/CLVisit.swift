import Foundation

/// A stay at a place. Desktops do not find such, so no program gets one.
public final class CLVisit: NSObject, Sendable {
  public let arrivalDate: Date
  public let departureDate: Date
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
