import Rows
import SwiftUITesting
import Testing

@MainActor
struct RowsTests {
  @Test("Of ten thousand rows those in sight are made, wherever they are scrolled to")
  func rowsInSight() {
    let screen = Screen { RowsView() }
    let made = screen.trace.bodies(of: RowView.self)
    #expect((10..<100).contains(made))
    screen.scroll(at: CGPoint(x: 195, y: 500), by: CGSize(width: 0, height: -200_000))
    #expect(!screen["Row 3"].exists)
    #expect(screen.trace.bodies(of: RowView.self) < 2 * made + 20)
  }

  @Test("One changed row of ten thousand is one evaluated body")
  func oneRow() {
    let screen = Screen { RowsView() }
    screen.trace.reset()
    screen["Give row 3 a star"].tap()
    #expect(screen["★"].exists)
    #expect(screen.trace.bodies(of: RowView.self) == 1)
    #expect(screen.trace.bodies(of: RowsView.self) == 0)
    #expect(screen.trace.warnings.isEmpty)
  }
}
