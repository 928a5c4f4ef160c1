import CoreLocation
import SwiftUI
import SwiftUITesting
import Testing

/// Hears of places and keeps what it heard.
@MainActor
@Observable
final class Walker: NSObject, CLLocationManagerDelegate {
  @ObservationIgnored let manager = CLLocationManager()
  private(set) var heard: [String] = []

  func begin() {
    manager.delegate = self
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    heard.append("status \(manager.authorizationStatus.rawValue)")
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    heard += locations.map { "\($0.coordinate.latitude) \($0.coordinate.longitude)" }
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    heard.append("failed \((error as? CLError)?.code.rawValue ?? -1)")
  }

  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
    heard.append("entered \(region.identifier)")
  }

  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {
    heard.append("left \(region.identifier)")
  }

  func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
  ) {
    heard.append("state \(state.rawValue)")
  }

  func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
  ) {
    heard.append("unwatched")
  }
}

private struct WalkView: View {
  @State private var walker = Walker()

  var body: some View {
    VStack {
      ForEach(walker.heard.indices, id: \.self) { Text(walker.heard[$0]) }
      Button("Ask") { walker.manager.requestWhenInUseAuthorization() }
      Button("Start") { walker.manager.startUpdatingLocation() }
      Button("Stop") { walker.manager.stopUpdatingLocation() }
      Button("Once") { walker.manager.requestLocation() }
      Button("Rough") {
        walker.manager.desiredAccuracy = kCLLocationAccuracyKilometer
        walker.manager.distanceFilter = 1_000
      }
      Button("Watch") { walker.manager.startMonitoring(for: region) }
      Button("State") { walker.manager.requestState(for: region) }
      Button("Turn") { walker.manager.startUpdatingHeading() }
    }
    .onAppear { walker.begin() }
  }

  private var region: CLCircularRegion {
    CLCircularRegion(center: CLLocationCoordinate2D(latitude: 50, longitude: 8), radius: 500, identifier: "home")
  }
}

@MainActor
struct LocationManagerTests {
  private func screen() async -> Screen {
    let screen = Screen(width: 300, height: 700) { WalkView() }
    await screen.settle()
    return screen
  }

  private func press(_ screen: Screen, _ name: String) async {
    screen[name].tap()
    await screen.settle()
  }

  private func heard(_ screen: Screen) -> [String] {
    let buttons: Set = ["Ask", "Start", "Stop", "Once", "Rough", "Watch", "State", "Turn"]
    return screen.elements(.text).map(\.label).filter { !buttons.contains($0) }
  }

  @Test("CL1: a delegate hears what is allowed, first that nothing was asked, then what the user answers")
  func permission() async {
    let screen = await screen()
    #expect(heard(screen) == ["status 0"])
    await press(screen, "Ask")
    #expect(heard(screen) == ["status 0"])
    #expect(screen.isLocating)
    screen.locationPermission = .allowed
    await screen.settle()
    #expect(heard(screen) == ["status 0", "status 4"])
    // Nothing is wanted yet.
    #expect(!screen.isLocating)
  }

  @Test("CL1: a user who refuses is not asked again, and each start fails")
  func refusal() async {
    let screen = await screen()
    screen.locationPermission = .denied
    await press(screen, "Ask")
    await press(screen, "Start")
    await press(screen, "Once")
    #expect(heard(screen) == ["status 0", "status 2", "failed 1", "failed 1"])
  }

  @Test("CL1: without a service, the permission is restricted and places are unknown")
  func missing() async {
    let screen = await screen()
    screen.locationPermission = .unavailable
    await press(screen, "Ask")
    await press(screen, "Once")
    #expect(heard(screen) == ["status 0", "status 1", "failed 0"])
  }

  @Test("CL4: places are told from the start to the stop")
  func updates() async {
    let screen = await screen()
    screen.locationPermission = .allowed
    screen.location = ScreenLocation(latitude: 50, longitude: 8)
    await press(screen, "Ask")
    #expect(!heard(screen).contains("50.0 8.0"))
    await press(screen, "Start")
    screen.location = ScreenLocation(latitude: 51, longitude: 8)
    await screen.settle()
    await press(screen, "Stop")
    screen.location = ScreenLocation(latitude: 52, longitude: 8)
    await screen.settle()
    #expect(heard(screen) == ["status 0", "status 4", "50.0 8.0", "51.0 8.0"])
    #expect(!screen.isLocating)
  }

  @Test("CL4: one place is told once, and movements below the filter are not")
  func filter() async {
    let screen = await screen()
    screen.locationPermission = .allowed
    screen.location = ScreenLocation(latitude: 50, longitude: 8)
    await press(screen, "Ask")
    await press(screen, "Once")
    screen.location = ScreenLocation(latitude: 50.5, longitude: 8)
    await screen.settle()
    #expect(heard(screen).suffix(1) == ["50.0 8.0"])
    #expect(!screen.isLocating)
    await press(screen, "Rough")
    await press(screen, "Start")
    #expect(screen.locationAccuracy == 1_000)
    let count = heard(screen).count
    screen.location = ScreenLocation(latitude: 50.501, longitude: 8)
    await screen.settle()
    #expect(heard(screen).count == count)
    screen.location = ScreenLocation(latitude: 50.52, longitude: 8)
    await screen.settle()
    #expect(heard(screen).last == "50.52 8.0")
  }

  @Test("CL3: a place that is none is not told")
  func nowhere() async {
    let screen = await screen()
    screen.locationPermission = .allowed
    screen.location = ScreenLocation(latitude: 500, longitude: .nan)
    await press(screen, "Ask")
    await press(screen, "Start")
    #expect(heard(screen) == ["status 0", "status 4"])
  }

  @Test("CL6: borders that are crossed are told, where the program begins is no crossing")
  func regions() async {
    let screen = await screen()
    screen.locationPermission = .allowed
    screen.location = ScreenLocation(latitude: 50, longitude: 8)
    await press(screen, "Ask")
    await press(screen, "Watch")
    screen.location = ScreenLocation(latitude: 50.1, longitude: 8)
    screen.location = ScreenLocation(latitude: 50.2, longitude: 8)
    await screen.settle()
    await press(screen, "State")
    screen.location = ScreenLocation(latitude: 50.001, longitude: 8)
    await screen.settle()
    #expect(heard(screen) == ["status 0", "status 4", "left home", "state 2", "entered home"])
  }

  @Test("CL7: a direction is never known")
  func heading() async {
    let screen = await screen()
    await press(screen, "Turn")
    #expect(heard(screen) == ["status 0", "failed 3"])
    #expect(!CLLocationManager.headingAvailable())
  }
}
