import MapKit
import SwiftUI
import SwiftUITesting
import Testing

private struct UserMap: View {
  @State private var manager = CLLocationManager()
  @State private var isShown = true
  @State private var center = CLLocationCoordinate2D()

  var body: some View {
    VStack {
      if isShown {
        Map(initialPosition: .userLocation(fallback: .region(MKCoordinateRegion(.world)))) {
          UserAnnotation()
        }
        .onMapCameraChange(frequency: .continuous) { center = $0.region.center }
      }
      Text("Center \(Int(center.latitude.rounded())), \(Int(center.longitude.rounded()))")
      Button("Ask") { manager.requestWhenInUseAuthorization() }
      Button("Leave") { isShown = false }
    }
  }
}

@MainActor
struct MapUserTests {
  @Test("MK19: a map follows the machine while it is there, once the user allowed it")
  func following() async {
    let screen = Screen { UserMap() }
    await screen.settle()
    #expect(!screen.isAskedForLocation)
    #expect(!screen["My Location"].exists)
    screen["Ask"].tap()
    screen.allowLocation()
    #expect(screen.isLocated)
    screen.move(toLatitude: 47, longitude: 8)
    await screen.settle()
    #expect(screen["My Location"].exists)
    #expect(screen["Center 47, 8"].exists)
    screen.move(toLatitude: -20, longitude: 30)
    await screen.settle()
    #expect(screen["Center -20, 30"].exists)
    screen["Leave"].tap()
    #expect(!screen.isLocated)
  }

  @Test("MK19: a map that does not show the machine does not follow it")
  func indifference() async {
    let screen = Screen {
      Map { Marker("Hill", coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2)) }
      Button("Ask") { CLLocationManager().requestWhenInUseAuthorization() }
    }
    await screen.settle()
    screen["Ask"].tap()
    screen.allowLocation()
    #expect(!screen.isLocated)
  }
}
