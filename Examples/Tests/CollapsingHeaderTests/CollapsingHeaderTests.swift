import SwiftUITesting
import Testing

@testable import CollapsingHeader

@MainActor
struct CollapsingHeaderTests {
  @Test("The header closes with the content and opens again", arguments: TrailView.Way.allCases)
  func collapses(way: TrailView.Way) async {
    let screen = Screen { TrailView(way: way) }
    let middle = CGPoint(x: 195, y: 500)
    // Beside the cards, everything below the header is white.
    func height() -> CGFloat {
      let picture = screen.snapshot()
      let row = stride(from: CGFloat(0), to: 600, by: 1).first {
        picture.color(at: CGPoint(x: 388, y: $0 + 0.5)).green == 1
      }
      return row ?? 0
    }
    #expect(height() == 240)
    screen.scroll(at: middle, by: CGSize(width: 0, height: -88))
    await screen.settle()
    #expect(height() == 152)
    screen.scroll(at: middle, by: CGSize(width: 0, height: -400))
    await screen.settle()
    #expect(height() == 64)
    #expect(screen["Ridge trail"].exists)
    screen.scroll(at: middle, by: CGSize(width: 0, height: 488))
    await screen.settle()
    #expect(height() == 240)
  }

  @Test("Cards are not evaluated again while the header moves", arguments: TrailView.Way.allCases)
  func cards(way: TrailView.Way) {
    let screen = Screen { TrailView(way: way) }
    screen.trace.reset()
    screen.scroll(at: CGPoint(x: 195, y: 500), by: CGSize(width: 0, height: -60))
    #expect(screen.trace.bodies(of: HutCard.self) == 0)
    #expect(screen.trace.bodies(of: HeaderAppearance.self) > 0)
    #expect(screen.trace.warnings.isEmpty)
  }
}
