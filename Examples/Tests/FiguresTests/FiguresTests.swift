import Figures
import SwiftUITesting
import Testing

@MainActor
struct FiguresTests {
  private func screen(_ group: String) async -> Screen {
    let screen = Screen(width: 390, height: 1_700) { FiguresView() }
    screen[group].tap()
    await screen.settle()
    return screen
  }

  @Test(
    "Each group has six charts",
    arguments: [
      ("Bars", ["Side by side", "Stacked", "Shares", "Years", "How often", "From and to"]),
      ("Lines", ["To be touched", "Steps", "A forecast", "A year, to be scrolled", "Functions", "By powers of ten"]),
      ("Areas", ["Piled", "A stream", "Shares", "Between", "Fading", "Above and below"]),
      ("Points", ["Scattered", "Bubbles", "Warm hours", "A ring", "A pie", "Candles"]),
    ])
  func groups(group: String, titles: [String]) async {
    let screen = await screen(group)
    for title in titles { #expect(screen[title].exists, "\(title)") }
  }

  @Test("The bars of the next year move there, and towns come and go")
  func years() async {
    let screen = await screen("Bars")
    #expect(screen["Oslo"].exists)
    #expect(!screen["Vigo"].exists)
    screen["Next year"].tap()
    await screen.settle()
    #expect(!screen["Oslo"].exists)
    #expect(screen["Vigo"].exists)
  }

  @Test("The month that is pointed at is named")
  func selection() async {
    let screen = await screen("Lines")
    #expect(!screen.visibleText.contains("July"))
    screen.hover(at: CGPoint(x: 195, y: 150))
    await screen.settle()
    #expect(screen.visibleText.contains("June") || screen.visibleText.contains("July"))
  }
}
