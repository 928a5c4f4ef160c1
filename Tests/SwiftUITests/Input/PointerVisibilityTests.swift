import SwiftUITesting
import Testing

@testable import TesseraCore

/// J405: the pointer is hidden over a view.
@MainActor
struct PointerVisibilityTests {
  @Test("J405: pointerVisibility hides the pointer over the view, and shows it in a view inside")
  func hidden() {
    let screen = Screen {
      VStack(spacing: 0) {
        Color.red.frame(height: 100)
        Color.blue.frame(height: 100).pointerVisibility(.visible)
      }
      .pointerVisibility(.hidden)
    }
    let top = screen.size.height / 2 - 50
    screen.hover(at: CGPoint(x: 100, y: top))
    #expect(screen.pointerStyle == PointerStyle(shape: .hidden))
    screen.hover(at: CGPoint(x: 100, y: top + 100))
    #expect(screen.pointerStyle == .default)
  }
}
