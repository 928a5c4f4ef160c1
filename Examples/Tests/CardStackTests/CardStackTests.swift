import SwiftUITesting
import Testing

@testable import CardStack

@MainActor
struct CardStackTests {
  private func screen() -> Screen {
    Screen { CardStackView() }
  }

  @Test("A card that is thrown flies off and is gone; one that is let go near comes back")
  func throwing() async {
    let screen = screen()
    let rest = screen["Amber"].frame
    await screen["Amber"].drag(by: CGSize(width: 40, height: 0))
    await screen.settle()
    #expect(screen["5 cards"].exists)
    #expect(screen["Amber"].frame == rest)
    await screen["Amber"].drag(by: CGSize(width: 200, height: 20))
    await screen.settle()
    #expect(screen["4 cards"].exists && !screen["Amber"].exists)
    screen["All again"].tap()
    await screen.settle()
    #expect(screen["5 cards"].exists && screen["Amber"].exists)
  }

  @Test("Only the card on top can be taken")
  func topOnly() async {
    let screen = screen()
    let below = screen["Coral"].frame
    let top = screen["Amber"].frame
    // Below the top card, the lower edge of the next one is seen.
    let grip = CGPoint(x: below.midX, y: below.maxY - 3)
    await screen.drag(from: grip, to: CGPoint(x: grip.x + 300, y: grip.y))
    await screen.settle()
    #expect(screen["5 cards"].exists)
    #expect(screen["Coral"].frame == below && screen["Amber"].frame == top)
  }

  @Test("Spread, every card goes from its place in the stack to its place in the grid")
  func spreading() async {
    let screen = screen()
    let start = screen["Amber"].frame
    screen["Spread"].tap()
    await screen.advance(by: .milliseconds(100))
    let between = screen["Amber"].frame
    await screen.settle()
    let end = screen["Amber"].frame
    #expect(end.width < start.width)
    #expect(between.width < start.width && between.width > end.width)
    #expect(Set(Card.samples.map { screen[$0.title].frame.origin.x }).count > 1)
  }
}
