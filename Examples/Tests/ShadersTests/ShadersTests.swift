import Shaders
import SwiftUITesting
import Testing

@MainActor
struct ShadersTests {
  @Test("All four pictures have their colors, and the wave moves")
  func pictures() async {
    let screen = Screen(width: 320, height: 440) { ShadersView() }
    await screen.settle()
    #expect(screen["Board"].exists)
    // The middle of the first picture.
    let place = CGPoint(x: 92, y: 100)
    let still = screen.snapshot().color(at: place)
    screen["Moving"].tap()
    await screen.advance(by: .seconds(2.4))
    #expect(screen.snapshot().color(at: place) != still)
  }
}
