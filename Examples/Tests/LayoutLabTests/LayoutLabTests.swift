import SwiftUITesting
import Testing

@testable import LayoutLab

@MainActor
struct LayoutLabTests {
  @Test("Every container can be chosen and says what it answers", arguments: Container.allCases)
  func containers(container: Container) async {
    let screen = Screen { LayoutLabView() }
    screen[container.rawValue].tap()
    await screen.settle()
    #expect(screen[container.explanation].exists)
    #expect(screen["Proposal 300 × 180"].exists)
    let frame = screen.view(Arrangement.self).frame
    #expect(screen["Answer \(Int(frame.width.rounded())) × \(Int(frame.height.rounded()))"].exists)
    #expect(screen.trace.warnings.isEmpty)
  }

  @Test("Lines of the flow break where the next block does not fit")
  func flow() {
    let screen = Screen {
      FlowLayout(spacing: 10) {
        Color.red.frame(width: 40, height: 20).accessibilityLabel("a")
        Color.red.frame(width: 40, height: 30).accessibilityLabel("b")
        Color.red.frame(width: 40, height: 20).accessibilityLabel("c")
      }.frame(width: 90)
    }
    let (a, b, c) = (screen["a"].frame, screen["b"].frame, screen["c"].frame)
    #expect(b.minX - a.maxX == 10 && a.midY == b.midY)
    #expect(c.minX == a.minX && c.minY == b.maxY + 10)
  }

  @Test("The flexible block takes what the others leave")
  func flexible() {
    let screen = Screen { Arrangement(container: .hStack, spacing: 8).frame(width: 380) }
    #expect(screen.view(Arrangement.self).frame.width == 380)
  }
}
