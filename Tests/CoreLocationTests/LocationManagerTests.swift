import CoreLocation
import SwiftUI
import SwiftUITesting
import Testing

/// Follows the machine as apps do.
@MainActor
private final class Compass: NSObject, ObservableObject, CLLocationManagerDelegate {
  let manager = CLLocationManager()
  @Published var status = CLAuthorizationStatus.notDetermined
  @Published var places: [CLLocationCoordinate2D] = []
  @Published var errors: [CLError.Code] = []
  @Published var regions: [String] = []

  override init() {
    super.init()
    manager.delegate = self
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    status = manager.authorizationStatus
    if status == .notDetermined { regions.append("begins") }
  }

  // As apps write it that keep the delegate off the main actor.
  nonisolated func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    Task { @MainActor in places += locations.map(\.coordinate) }
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    if let error = error as? CLError { errors.append(error.code) }
  }

  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
    regions.append("in \(region.identifier)")
  }

  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {
    regions.append("out of \(region.identifier)")
  }

  func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion) {
    regions.append("state \(state.rawValue)")
  }

  func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
  ) {
    regions.append("fails")
  }
}

private struct CompassView: View {
  @StateObject private var compass = Compass()

  var body: some View {
    let last = compass.places.last
    VStack {
      Text("Status \(compass.status.rawValue)")
      Text("Places \(compass.places.count)")
      Text(last.map { "At \(Int($0.latitude)), \(Int($0.longitude))" } ?? "Nowhere")
      Text("Errors \(compass.errors.map { "\($0.rawValue)" }.joined(separator: " "))")
      Text(compass.regions.joined(separator: ", "))
      Button("Ask") { compass.manager.requestWhenInUseAuthorization() }
      Button("Ask always") { compass.manager.requestAlwaysAuthorization() }
      Button("Follow") { compass.manager.startUpdatingLocation() }
      Button("Stop") { compass.manager.stopUpdatingLocation() }
      Button("Once") { compass.manager.requestLocation() }
      Button("Rough") {
        compass.manager.desiredAccuracy = kCLLocationAccuracyKilometer
        compass.manager.distanceFilter = 1_000
      }
      regionButtons
    }
  }

  @ViewBuilder private var regionButtons: some View {
    let region = CLCircularRegion(
      center: CLLocationCoordinate2D(latitude: 10, longitude: 10), radius: 1_000, identifier: "home")
    Button("Watch") { compass.manager.startMonitoring(for: region) }
    Button("State") { compass.manager.requestState(for: region) }
    Button("Unwatch") { compass.manager.stopMonitoring(for: region) }
    Button("Heading") { compass.manager.startUpdatingHeading() }
  }
}

/// Shows the live updates of a task.
private struct LiveView: View {
  @State private var lines: [String] = []
  @State private var isLive = true

  var body: some View {
    Text(lines.joined(separator: ", "))
    Button("End") { isLive = false }
    if isLive {
      Color.clear.task {
        do {
          for try await update in CLLocationUpdate.liveUpdates() {
            if let location = update.location {
              lines.append("\(Int(location.coordinate.latitude))")
            } else {
              lines.append(update.authorizationDenied ? "denied" : "asks \(update.authorizationRequestInProgress)")
            }
          }
        } catch {
          lines.append("\(error)")
        }
      }
    }
  }
}

@MainActor
struct LocationManagerTests {
  private func compass() async -> Screen {
    let screen = Screen { CompassView() }
    await screen.settle()
    return screen
  }

  @Test("CL5: a delegate hears of the permission at the beginning and when it changes, and the user is asked once")
  func permission() async {
    let screen = await compass()
    #expect(screen["begins"].exists)
    #expect(!screen.isAskedForLocation)
    screen["Ask"].tap()
    #expect(screen.isAskedForLocation)
    #expect(screen["Status 0"].exists)
    screen.allowLocation()
    #expect(screen["Status 4"].exists)
    #expect(!screen.isAskedForLocation)
    screen["Ask always"].tap()
    #expect(screen["Status 3"].exists)
  }

  @Test("CL5: with the permission alone, the machine is not followed")
  func permissionOnly() async {
    let screen = await compass()
    screen["Ask"].tap()
    screen.allowLocation()
    #expect(!screen.isLocated)
    screen.move(toLatitude: 1, longitude: 2)
    await screen.settle()
    #expect(screen["Nowhere"].exists)
  }

  @Test("CL6: after a start, each place is told of until the stop")
  func following() async {
    let screen = await compass()
    screen["Follow"].tap()
    #expect(!screen.isAskedForLocation)
    screen["Ask"].tap()
    screen.allowLocation()
    #expect(screen.isLocated)
    #expect(screen.locationAccuracy == 0)
    screen.move(toLatitude: 52, longitude: 13)
    await screen.settle()
    #expect(screen["At 52, 13"].exists)
    screen.move(toLatitude: 53, longitude: 14)
    await screen.settle()
    #expect(screen["Places 2"].exists)
    screen["Stop"].tap()
    #expect(!screen.isLocated)
    screen.move(toLatitude: 54, longitude: 15)
    await screen.settle()
    #expect(screen["At 53, 14"].exists)
  }

  @Test("CL6: moves within the filter are not told of, and a rough accuracy is passed on")
  func filter() async {
    let screen = await compass()
    screen["Rough"].tap()
    screen["Ask"].tap()
    screen.allowLocation()
    screen["Follow"].tap()
    #expect(screen.locationAccuracy == 1_000)
    screen.move(toLatitude: 0, longitude: 0)
    // About 550 meters.
    screen.move(toLatitude: 0.005, longitude: 0)
    await screen.settle()
    #expect(screen["Places 1"].exists)
    screen.move(toLatitude: 0.02, longitude: 0)
    await screen.settle()
    #expect(screen["Places 2"].exists)
  }

  @Test("CL5, CL6: a refusal is an error for what follows the machine, also one that comes later")
  func refusal() async {
    let screen = await compass()
    screen["Ask"].tap()
    screen.forbidLocation()
    #expect(screen["Status 2"].exists)
    screen["Follow"].tap()
    await screen.settle()
    #expect(screen["Errors 1"].exists)
    screen.allowLocation()
    let other = await compass()
    other["Ask"].tap()
    other.allowLocation()
    other["Follow"].tap()
    other.forbidLocation()
    #expect(other["Status 2"].exists)
    #expect(other["Errors 1"].exists)
  }

  @Test("CL7: one place is told of once; none within ten seconds is an error, as is a missing permission")
  func once() async {
    let screen = await compass()
    screen["Once"].tap()
    await screen.settle()
    #expect(screen["Errors 1"].exists)
    screen["Ask"].tap()
    screen.allowLocation()
    screen["Once"].tap()
    #expect(screen.isLocated)
    screen.move(toLatitude: 5, longitude: 6)
    await screen.settle()
    #expect(screen["At 5, 6"].exists)
    #expect(!screen.isLocated)
    let lost = await compass()
    lost["Ask"].tap()
    lost.allowLocation()
    lost["Once"].tap()
    await lost.advance(by: .seconds(9))
    #expect(lost["Errors "].exists)
    await lost.advance(by: .seconds(2))
    #expect(lost["Errors 0"].exists)
    #expect(!lost.isLocated)
  }

  @Test("CL8: a region's border is told of when it is crossed, while the region is watched")
  func regions() async {
    let screen = await compass()
    screen["Ask"].tap()
    screen.allowLocation()
    screen["State"].tap()
    screen["Watch"].tap()
    // Inside from the beginning: nothing is crossed.
    screen.move(toLatitude: 10, longitude: 10)
    screen.move(toLatitude: 20, longitude: 20)
    screen["State"].tap()
    screen.move(toLatitude: 10.001, longitude: 10)
    screen["State"].tap()
    screen["Unwatch"].tap()
    #expect(!screen.isLocated)
    screen.move(toLatitude: 20, longitude: 20)
    #expect(screen["begins, state 0, out of home, state 2, in home, state 1"].exists)
  }

  @Test("CL4: a heading is a failure")
  func heading() async {
    let screen = await compass()
    screen["Heading"].tap()
    await screen.settle()
    #expect(screen["Errors 3"].exists)
    #expect(!CLLocationManager.headingAvailable())
  }

  @Test("CL9: live updates ask the user, and follow the machine until their task ends")
  func liveUpdates() async {
    let screen = Screen { LiveView() }
    await screen.settle()
    #expect(screen.isAskedForLocation)
    screen.allowLocation()
    screen.move(toLatitude: 7, longitude: 8)
    await screen.settle()
    screen.move(toLatitude: 9, longitude: 8)
    await screen.settle()
    #expect(screen["asks true, asks false, 7, 9"].exists)
    screen["End"].tap()
    await screen.settle()
    #expect(!screen.isLocated)
  }

  @Test("CL9: a refusal is an update")
  func refusedUpdates() async {
    let screen = Screen { LiveView() }
    await screen.settle()
    screen.forbidLocation()
    await screen.settle()
    #expect(screen["asks true, denied"].exists)
  }

  @Test("CL8: regions with one identifier are equal, and a radius that is none is 0")
  func regionValues() {
    let center = CLLocationCoordinate2D(latitude: 0, longitude: 0)
    let region = CLCircularRegion(center: center, radius: 100, identifier: "a")
    #expect(region == CLCircularRegion(center: center, radius: 5, identifier: "a"))
    #expect(region.contains(CLLocationCoordinate2D(latitude: 0.000_8, longitude: 0)))
    #expect(!region.contains(CLLocationCoordinate2D(latitude: 0.001, longitude: 0)))
    #expect(CLCircularRegion(center: center, radius: .nan, identifier: "b").radius == 0)
    #expect(CLCircularRegion(center: center, radius: -3, identifier: "b").radius == 0)
  }

  @Test("CL10: a search for an address is an error")
  func geocoder() async {
    await #expect(throws: CLError(.network)) {
      _ = try await CLGeocoder().geocodeAddressString("Main Street 1")
    }
  }
}
