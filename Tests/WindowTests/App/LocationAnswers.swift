import CoreLocation

/// Follows the machine, and writes into the journal where that is.
@MainActor
final class LocationAnswers: NSObject, CLLocationManagerDelegate {
  private let note: (String) -> Void
  private lazy var manager = CLLocationManager()

  init(_ note: @escaping (String) -> Void) {
    self.note = note
  }

  func follow() {
    manager.delegate = self
    manager.desiredAccuracy = kCLLocationAccuracyHundredMeters
    manager.requestWhenInUseAuthorization()
    manager.startUpdatingLocation()
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    guard let location = locations.last else { return }
    note("at \(location.coordinate.latitude), \(location.coordinate.longitude), altitude \(location.verticalAccuracy)")
    manager.stopUpdatingLocation()
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    note("no location")
  }
}
