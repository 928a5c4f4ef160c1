import SearchField
import SwiftUITesting
import Testing

@MainActor
struct SearchFieldTests {
  private func makeScreen(reachesUp: Bool) -> Screen {
    Screen(safeArea: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)) { PlacesView(reachesUp: reachesUp) }
  }

  @Test("The background reaches to the top of the screen, or ends with the field")
  func background() {
    let top = CGPoint(x: 195, y: 20)
    let reaching = makeScreen(reachesUp: true)
    let ending = makeScreen(reachesUp: false)
    let field = CGPoint(x: 4, y: reaching.element(.textField, "Search places").frame.midY)
    let bar = reaching.snapshot().color(at: field)
    #expect(reaching.snapshot().color(at: top) == bar)
    #expect(ending.snapshot().color(at: top) != bar)
    #expect(ending.snapshot().color(at: field) == bar)
    ending["Reaches up"].tap()
    #expect(ending.snapshot().color(at: top) == bar)
  }

  @Test("The field stays while the list scrolls below it")
  func stays() {
    let screen = makeScreen(reachesUp: true)
    let place = screen.element(.textField, "Search places").frame
    let amalfi = screen["Amalfi"].frame
    screen.scroll(at: CGPoint(x: 195, y: 500), by: CGSize(width: 0, height: -120))
    #expect(screen.element(.textField, "Search places").frame == place)
    #expect(screen["Amalfi"].frame.minY == amalfi.minY - 120)
  }

  @Test("Typing narrows the list, ignoring accents; clearing brings all back")
  func search() {
    let screen = makeScreen(reachesUp: true)
    screen.element(.textField, "Search places").type("reykja")
    #expect(screen["Reykjavík"].exists && !screen["Amalfi"].exists)
    screen["Clear"].tap()
    #expect(screen["Amalfi"].exists)
    screen.element(.textField, "Search places").type("zzz")
    #expect(screen.visibleText.contains { $0.contains("zzz") })
    #expect(screen.trace.warnings.isEmpty)
  }
}
