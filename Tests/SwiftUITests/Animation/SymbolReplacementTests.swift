import SwiftUITesting
import Testing

/// Symbols that replace each other.
@MainActor
struct SymbolReplacementTests {
  private struct Switcher: View {
    let transition: ContentTransition
    let animation: Animation?
    @State private var isFull = true

    init(_ transition: ContentTransition, _ animation: Animation? = nil) {
      self.transition = transition
      self.animation = animation
    }

    var body: some View {
      VStack(spacing: 0) {
        Button("Go") { withAnimation(animation) { isFull.toggle() } }.frame(height: 20)
        Image(systemName: isFull ? "square.fill" : "circle.fill").font(.system(size: 100))
          .contentTransition(transition)
          .frame(width: 200, height: 200)
      }
    }
  }

  private func dark(_ screen: Screen) -> Int {
    let snapshot = screen.snapshot()
    return (0..<200).filter { snapshot.color(at: CGPoint(x: CGFloat($0), y: 120)).red < 0.5 }.count
  }

  private func screen(_ transition: ContentTransition, _ animation: Animation? = nil) -> Screen {
    Screen(width: 200, height: 220) { Switcher(transition, animation) }
  }

  @Test("the old symbol becomes smaller and goes, then the new one comes, without any animation asked for")
  func replacing() async {
    let screen = screen(.symbolEffect(.replace))
    let square = dark(screen)
    #expect(square > 80)
    screen["Go"].tap()
    #expect(dark(screen) == square)
    await screen.advance(by: .milliseconds(60))
    #expect(dark(screen) < square)
    await screen.settle()
    let circle = dark(screen)
    #expect(circle > 80)
    let plain = self.screen(.identity)
    plain["Go"].tap()
    #expect(dark(plain) == circle)
  }

  @Test("an animation of the change takes the place of the symbol's own")
  func animated() async {
    let screen = screen(.symbolEffect(.replace.downUp), .linear(duration: 2))
    let square = dark(screen)
    screen["Go"].tap()
    await screen.advance(by: .milliseconds(500))
    #expect(dark(screen) < square)
    await screen.advance(by: .milliseconds(500))
    #expect(dark(screen) == 0)
    await screen.settle()
    #expect(dark(screen) > 80)
  }

  @Test("what goes off is gone at once")
  func off() async {
    let screen = screen(.symbolEffect(.replace.offUp), .linear(duration: 2))
    screen["Go"].tap()
    await screen.advance(by: .milliseconds(100))
    #expect(dark(screen) == 0)
    await screen.settle()
    #expect(dark(screen) > 80)
  }
}
