import CoreLocation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite(.strictWarnings)
struct MonitorTests {
  private struct Home: View {
    var assumed = CLMonitor.Event.State.unknown
    var radius: CLLocationDistance = 100
    @State private var news: [String] = []
    @State private var monitor: CLMonitor?

    var body: some View {
      VStack {
        Text(news.joined(separator: ", "))
        Button("Forget") { Task { await monitor?.remove("home") } }
      }
      .task {
        let monitor = await CLMonitor("places")
        self.monitor = monitor
        let center = CLLocationCoordinate2D(latitude: 59.91, longitude: 10.75)
        await monitor.add(
          CLMonitor.CircularGeographicCondition(center: center, radius: radius), identifier: "home", assuming: assumed)
        do {
          for try await event in await monitor.events { news.append("\(event.identifier) \(event.state)") }
        } catch {}
      }
    }
  }

  private func shown(_ screen: Screen) -> String { screen.elements(.text).first?.label ?? "" }

  @Test("CL12: a monitor tells of the side of a border first, and then when it is crossed")
  func crossing() async {
    let screen = Screen { Home() }
    await screen.settle()
    screen.allowLocation()
    await screen.settle()
    screen.move(toLatitude: 59.91, longitude: 10.75)
    await screen.settle()
    #expect(shown(screen) == "home satisfied")
    screen.move(toLatitude: 59.9101, longitude: 10.75)
    await screen.settle()
    #expect(shown(screen) == "home satisfied")
    screen.move(toLatitude: 60, longitude: 10.75)
    await screen.settle()
    #expect(shown(screen) == "home satisfied, home unsatisfied")
    screen["Forget"].tap()
    await screen.settle()
    screen.move(toLatitude: 59.91, longitude: 10.75)
    await screen.settle()
    #expect(shown(screen) == "home satisfied, home unsatisfied")
  }

  @Test("CL12: what was assumed is no news, and a circle that is none is not watched")
  func assumptions() async {
    let screen = Screen { Home(assumed: .satisfied) }
    await screen.settle()
    screen.allowLocation()
    await screen.settle()
    screen.move(toLatitude: 59.91, longitude: 10.75)
    await screen.settle()
    #expect(shown(screen) == "")
    let odd = Screen { Home(radius: .nan) }
    await odd.settle()
    #expect(shown(odd) == "home unmonitored")
  }
}
