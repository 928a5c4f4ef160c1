import CoreLocation
import SwiftUI
import SwiftUITesting
import TesseraUIKit
import Testing

/// As apps write it that ask with a button.
@MainActor
private final class Finder: NSObject, ObservableObject, CLLocationManagerDelegate {
  let manager = CLLocationManager()
  @Published var place = "nowhere"
  @Published var status = CLAuthorizationStatus.notDetermined

  override init() {
    super.init()
    manager.delegate = self
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { status = manager.authorizationStatus }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    place = locations.last.map { "at \(Int($0.coordinate.latitude))" } ?? "nowhere"
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) { place = "fails" }
}

private struct FinderView: View {
  @StateObject private var finder = Finder()

  var body: some View {
    Text(finder.place)
    Text("Status \(finder.status.rawValue)")
    Button("Find") { finder.manager.requestLocation() }
    LocationButton(.shareMyCurrentLocation) { finder.manager.requestLocation() }.labelStyle(.titleAndIcon)
  }
}

/// The button of UIKit.
private struct ClassicButton: UIViewRepresentable {
  let isIconOnly: Bool

  func makeUIView(context: Context) -> CLLocationButton {
    let button = CLLocationButton()
    button.icon = .arrowOutline
    button.label = isIconOnly ? .none : .sendCurrentLocation
    button.fontSize = .nan
    button.cornerRadius = -5
    return button
  }

  func updateUIView(_ view: CLLocationButton, context: Context) {}
}

@MainActor
struct ConsentTests {
  @Test("CL11: a tap on a location button allows locations, then does what it is for; other buttons ask for nothing")
  func swiftUI() async {
    let screen = Screen { FinderView() }
    await screen.settle()
    screen["Find"].tap()
    await screen.settle()
    #expect(screen["fails"].exists)
    screen.element(.button, "Share My Current Location").tap()
    #expect(screen["Status 4"].exists)
    screen.allowLocation()
    screen.move(toLatitude: 48, longitude: 16)
    await screen.settle()
    #expect(screen["at 48"].exists)
  }

  @Test("CL11: the desktop can refuse what the tap on a location button allows")
  func refusal() async {
    let screen = Screen { FinderView() }
    await screen.settle()
    screen.element(.button, "Share My Current Location").tap()
    screen.forbidLocation()
    await screen.settle()
    #expect(screen["fails"].exists && screen["Status 2"].exists)
  }

  @Test("CL11: the location button of UIKit does so, too")
  func uiKit() async {
    let manager = Screen { ManagerView() }
    await manager.settle()
    #expect(manager["0"].exists)
    manager.element(.button, "Send Current Location").tap()
    await manager.settle()
    #expect(manager["4"].exists)
  }

  private struct ManagerView: View {
    @StateObject private var finder = Finder()
    @State private var count = 0

    var body: some View {
      Text("\(finder.manager.authorizationStatus.rawValue)").id(count)
      ClassicButton(isIconOnly: false).simultaneousGesture(TapGesture().onEnded { count += 1 })
    }
  }
}
