import SwiftUITesting
import Testing

/// How far the background of a list reaches on a page.
@MainActor
struct ListPageBackgroundTests {
  private func color(_ screen: Screen, y: CGFloat) -> Double {
    screen.snapshot().color(at: CGPoint(x: 3, y: y)).red
  }

  @Test("J270: A list that fills its page is behind the bars, too")
  func whole() {
    let screen = Screen(
      width: 300, height: 400, scale: 1, safeArea: EdgeInsets(top: 20, leading: 0, bottom: 20, trailing: 0)
    ) {
      NavigationStack { List { Text("Row") }.navigationTitle("Rows") }
    }
    for y in [3, 30, 200, 397] as [CGFloat] { #expect(color(screen, y: y) < 0.99) }
  }

  @Test("J270: What is beside the list on its page has the background of the page")
  func part() {
    let screen = Screen(
      width: 300, height: 400, scale: 1, safeArea: EdgeInsets(top: 20, leading: 0, bottom: 20, trailing: 0)
    ) {
      NavigationStack {
        VStack(spacing: 0) {
          Color.clear.frame(height: 50).accessibilityElement().accessibilityLabel("Above")
          List { Text("Row") }
        }
        .navigationTitle("Rows")
      }
    }
    let above = screen["Above"].frame
    #expect(color(screen, y: 3) == 1 && color(screen, y: above.midY) == 1)
    #expect(color(screen, y: above.maxY + 20) < 0.99 && color(screen, y: 397) < 0.99)
  }
}
