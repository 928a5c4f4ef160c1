import SwiftUITesting
import Testing

/// Rows of lazy stacks come and go.
@MainActor
struct RowTransitionTests {
  /// Rows of 40 points, with buttons that change them in one second.
  private struct Rows: View {
    @State private var numbers = Array(0..<200)

    var body: some View {
      VStack(spacing: 0) {
        Button("Remove") { withAnimation(.linear(duration: 1)) { numbers.removeSubrange(2...2) } }.frame(height: 20)
        Button("Insert") { withAnimation(.linear(duration: 1)) { numbers.insert(500, at: 2) } }.frame(height: 20)
        Button("Quick") { numbers.removeSubrange(2...2) }.frame(height: 20)
        ScrollView { LazyVStack(spacing: 0) { rows } }
      }
    }

    private var rows: some View {
      ForEach(numbers, id: \.self) { number in
        Color(white: number == 2 || number == 500 ? 0 : 0.5).frame(height: 40).accessibilityLabel("Row \(number)")
      }
    }
  }

  private func screen() -> Screen {
    Screen(width: 200, height: 400) { Rows() }
  }

  /// How bright it is at a height below the buttons.
  private func white(_ screen: Screen, _ y: CGFloat) -> Double {
    screen.snapshot().color(at: CGPoint(x: 100, y: 60 + y)).red
  }

  @Test("a removed row fades while those below move up")
  func removal() async {
    let screen = self.screen()
    #expect(white(screen, 100) < 0.05)
    screen["Remove"].tap()
    await screen.advance(by: .milliseconds(500))
    // Above the rows that come, there is still something of the old one.
    let halfway = white(screen, 85)
    #expect(halfway > 0.2 && halfway < 0.9)
    await screen.settle()
    #expect(abs(white(screen, 100) - 0.5) < 0.05)
    #expect(abs(white(screen, 85) - 0.5) < 0.05)
  }

  @Test("an inserted row comes while those below make room for it")
  func insertion() async {
    let screen = self.screen()
    screen["Quick"].tap()
    #expect(abs(white(screen, 100) - 0.5) < 0.05)
    screen["Insert"].tap()
    await screen.advance(by: .milliseconds(100))
    #expect(white(screen, 85) > 0.3)
    await screen.settle()
    #expect(white(screen, 100) < 0.05)
    #expect(abs(white(screen, 130) - 0.5) < 0.05)
  }

  @Test(
    "rows without an animation go at once, and others are gone while they are still seen")
  func atOnce() async {
    let screen = self.screen()
    screen["Quick"].tap()
    #expect(abs(white(screen, 100) - 0.5) < 0.05)
    #expect(!screen["Row 2"].exists)
    screen["Insert"].tap()
    #expect(screen["Row 500"].exists)
    screen["Remove"].tap()
    #expect(!screen["Row 500"].exists)
    await screen.settle()
    #expect(abs(white(screen, 100) - 0.5) < 0.05)
  }
}
