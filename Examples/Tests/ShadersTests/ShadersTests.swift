import Shaders
import SwiftUITesting
import Testing

@MainActor
struct ShadersTests {
  @Test("All four pictures have their colors, and the wave moves")
  func pictures() async {
    let screen = Screen(width: 320, height: 440) { ShadersView() }
    await screen.settle()
    let still = screen.snapshot()
    screen["Moving"].tap()
    await screen.advance(by: .seconds(1))
    #expect(screen.snapshot() != still)
    #expect(screen["Board"].exists)
  }
}
