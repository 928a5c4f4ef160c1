import MapKit
import SwiftUITesting

/// Places and screens that several tests use.
enum MapSamples {
  static let zurich = CLLocationCoordinate2D(latitude: 47.3769, longitude: 8.5417)
  static let bern = CLLocationCoordinate2D(latitude: 46.9480, longitude: 7.4474)

  @MainActor
  static func screen<Content: View>(@ViewBuilder _ content: () -> Content) -> Screen {
    Screen(width: 400, height: 400) { content() }
  }

  static func region(_ center: CLLocationCoordinate2D = zurich, meters: Double = 10_000) -> MKCoordinateRegion {
    MKCoordinateRegion(center: center, latitudinalMeters: meters, longitudinalMeters: meters)
  }
}

/// What a map told.
@MainActor
@Observable
final class MapLog {
  @ObservationIgnored var updates: [MapCameraUpdateContext] = []
  @ObservationIgnored var proxy: MapProxy?

  var last: MapCameraUpdateContext? { updates.last }
}
