import CoreLocation
import SwiftUI
import SwiftUITesting
import Testing

private struct TrailView: View {
  @State private var lines: [String] = []
  @State private var isFollowing = true

  var body: some View {
    VStack {
      ForEach(lines.indices, id: \.self) { Text(lines[$0]) }
      Button("Ask") { _ = CLServiceSession(authorization: .whenInUse) }
      Button("End") { isFollowing = false }
      if isFollowing {
        Color.clear.task { await follow() }
      }
    }
  }

  private func follow() async {
    do {
      for try await update in CLLocationUpdate.liveUpdates() {
        if let location = update.location {
          lines.append("\(location.coordinate.latitude)")
        } else if update.authorizationDenied {
          lines.append("denied")
        } else {
          lines.append(update.authorizationRequestInProgress ? "asking" : "unknown")
        }
      }
    } catch {
      lines.append("failed")
    }
  }
}

@MainActor
struct LocationUpdateTests {
  private func lines(_ screen: Screen) -> [String] {
    screen.elements(.text).map(\.label).filter { !["Ask", "End"].contains($0) }
  }

  @Test("CL5: a sequence tells what is asked, then places, and ends with its task")
  func updates() async {
    let screen = Screen { TrailView() }
    await screen.settle()
    screen["Ask"].tap()
    await screen.settle()
    screen.locationPermission = .allowed
    screen.location = ScreenLocation(latitude: 50, longitude: 8)
    await screen.settle()
    screen.location = ScreenLocation(latitude: 51, longitude: 8)
    await screen.settle()
    #expect(lines(screen) == ["unknown", "asking", "50.0", "51.0"])
    #expect(screen.isLocating)
    screen["End"].tap()
    await screen.settle()
    #expect(!screen.isLocating)
  }

  @Test("CL5: a sequence says that the place is denied")
  func denied() async {
    let screen = Screen { TrailView() }
    screen.locationPermission = .denied
    await screen.settle()
    screen["Ask"].tap()
    await screen.settle()
    #expect(lines(screen).last == "denied")
  }
}
