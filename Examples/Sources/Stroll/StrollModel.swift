import CoreLocation
import Observation

/// Counts the meters of a stroll.
@MainActor @Observable
final class StrollModel: NSObject, CLLocationManagerDelegate {
  private(set) var status = CLAuthorizationStatus.notDetermined
  private(set) var isStrolling = false
  private(set) var distance: CLLocationDistance = 0
  /// Where the stroll led, first to last.
  private(set) var way: [CLLocation] = []

  @ObservationIgnored private let manager = CLLocationManager()

  override init() {
    super.init()
    manager.delegate = self
    manager.activityType = .fitness
    // Smaller moves are mostly not real.
    manager.distanceFilter = 5
  }

  func start() {
    way = []
    distance = 0
    isStrolling = true
    if manager.authorizationStatus == .notDetermined { manager.requestWhenInUseAuthorization() }
    manager.startUpdatingLocation()
  }

  func stop() {
    isStrolling = false
    manager.stopUpdatingLocation()
  }

  // MARK: The manager

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    status = manager.authorizationStatus
    if status == .denied { stop() }
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    // A place that is only roughly known would count meters that nothing walked.
    for location in locations where location.horizontalAccuracy <= 50 {
      if let last = way.last { distance += location.distance(from: last) }
      way.append(location)
    }
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    stop()
  }
}
