/// Follows the machine while a map shows where it is, if the user allowed that. The program is what asks for the permission (MK19).
@MainActor @Observable
final class MapLocator: NSObject, CLLocationManagerDelegate {
  private(set) var location: CLLocation?
  @ObservationIgnored private var manager: CLLocationManager?

  /// Begins to follow the machine, or ends that.
  func follow(_ isWanted: Bool) {
    guard isWanted else {
      manager?.stopUpdatingLocation()
      return
    }
    if manager == nil {
      let manager = CLLocationManager()
      manager.delegate = self
      self.manager = manager
      location = manager.location
    }
    manager?.startUpdatingLocation()
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    location = locations.last
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    if manager.authorizationStatus == .denied { location = nil }
  }
}

/// Gives a map the place of the machine, while it shows that.
struct MapLocating: ViewModifier {
  let isWanted: Bool
  /// Hears of each place.
  let didMove: (CLLocation?) -> Void

  @State private var locator = MapLocator()

  func body(content: Content) -> some View {
    content
      .environment(\.mapUserLocation, isWanted ? locator.location : nil)
      .onChange(of: isWanted, initial: true) { locator.follow(isWanted) }
      .onChange(of: locator.location) { didMove(locator.location) }
      .onDisappear { locator.follow(false) }
  }
}
