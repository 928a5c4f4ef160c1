import Stroll
import SwiftUITesting
import Testing

@MainActor
struct StrollTests {
  private func startedScreen() async -> Screen {
    let screen = Screen { StrollView() }
    await screen.settle()
    screen["Start"].tap()
    return screen
  }

  @Test("A stroll begins with the user's permission, and counts the meters from place to place")
  func strolling() async {
    let screen = await startedScreen()
    #expect(screen["Waiting for the permission."].exists)
    screen.allowLocation()
    #expect(screen["Looking for the place."].exists)
    screen.move(toLatitude: 52.5163, longitude: 13.3777)
    screen.move(toLatitude: 52.5163, longitude: 13.3800)
    screen.move(toLatitude: 52.5173, longitude: 13.3800)
    #expect(screen["3 places"].exists)
    // 156 meters and 111 meters, as feet are told on roads of the screen's region.
    #expect(screen["900 feet"].exists)
    screen["Stop"].tap()
    screen.move(toLatitude: 52.6, longitude: 13.4)
    #expect(screen["3 places"].exists)
    #expect(!screen.isLocated)
  }

  @Test("Places that are roughly known, and moves of a step, do not count")
  func inexactPlaces() async {
    let screen = await startedScreen()
    screen.allowLocation()
    screen.move(toLatitude: 10, longitude: 10, accuracy: 400)
    #expect(screen["Looking for the place."].exists)
    screen.move(toLatitude: 10.001, longitude: 10)
    screen.move(toLatitude: 10.001_01, longitude: 10)
    #expect(screen["1 places"].exists)
  }

  @Test("Without the permission, the stroll ends with a hint")
  func refusal() async {
    let screen = await startedScreen()
    screen.forbidLocation()
    #expect(screen["Strolls need to know where this machine is."].exists)
    #expect(screen["Start"].exists)
  }
}
