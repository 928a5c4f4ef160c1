import Rows
import SwiftUITesting
import Testing

@MainActor
struct RowsTests {
  @Test("One changed row of ten thousand is one evaluated body")
  func oneRow() {
    let screen = Screen { RowsView() }
    #expect(screen.trace.bodies(of: RowView.self) == 10_000)

    screen.trace.reset()
    screen["Give row 3 a star"].tap()
    #expect(screen["★"].exists)
    #expect(screen.trace.bodies(of: RowView.self) == 1)
    #expect(screen.trace.bodies(of: RowsView.self) == 0)
    #expect(screen.trace.warnings.isEmpty)
  }
}
