import Places
import SwiftUITesting
import Testing

@MainActor
struct PlacesTests {
  @Test("A stop that is chosen is described, until all are shown")
  func stops() async {
    let screen = Screen { WalkView() }
    screen.element(.button, "Lindenhof").tap()
    await screen.settle()
    #expect(screen["Above the roofs"].exists)
    screen.element(.button, "Show all").tap()
    await screen.settle()
    #expect(screen["Choose a stop"].exists)
  }

  @Test("All stops are seen again after the map was moved away")
  func moves() async {
    let screen = Screen { WalkView() }
    await screen.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 150))
    await screen.settle()
    #expect(!screen.element(.button, "Main station").exists)
    screen.element(.button, "Show all").tap()
    await screen.settle()
    #expect(screen.element(.button, "Main station").exists && screen.element(.button, "Opera").exists)
  }
}
