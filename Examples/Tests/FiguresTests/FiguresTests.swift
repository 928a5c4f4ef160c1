import Figures
import SwiftUITesting
import Testing

@MainActor
struct FiguresTests {
  @Test(
    "Each kind of figure is shown",
    arguments: [
      ("Lines", "Rain by month, to be touched"), ("Areas", "Rain by month, stacked"), ("Sectors", "Rain of the year"),
      ("Bars", "Rain by month, side by side"),
    ])
  func kinds(kind: String, explanation: String) async {
    let screen = Screen { FiguresView() }
    screen[kind].tap()
    await screen.settle()
    #expect(screen[explanation].exists)
    #expect(screen["Bergen"].exists)
    #expect(screen["Lisbon"].exists)
  }
}
