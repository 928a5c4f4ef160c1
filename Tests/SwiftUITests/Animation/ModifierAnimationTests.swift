import SwiftUI
import SwiftUITesting
import Testing

@MainActor
struct ModifierAnimationTests {
  private struct Moved: ViewModifier {
    let distance: CGFloat

    func body(content: Content) -> some View {
      content.offset(x: distance)
    }
  }

  private struct Box: View {
    @State private var isMoved = false

    var body: some View {
      Button("Go") { isMoved = true }
      Text("Box")
        .offset(y: isMoved ? 40 : 0)
        .modifier(Moved(distance: isMoved ? 100 : 0).animation(.linear(duration: 1)))
    }
  }

  @Test("J333: a modifier is animated by itself, and what it modifies is not")
  func modifier() async {
    let screen = Screen { Box() }
    let start = screen["Box"].frame.origin
    screen["Go"].tap()
    await screen.advance(by: .milliseconds(500))
    let half = screen["Box"].frame.origin
    #expect(abs(half.x - start.x - 50) < 5)
    #expect(abs(half.y - start.y - 40) < 0.5)
    await screen.advance(by: .seconds(1))
    #expect(abs(screen["Box"].frame.minX - start.x - 100) < 0.5)
  }

  @Test("J333: tracks of keyframes may be chosen by a condition, and made in a loop")
  func keyframes() {
    func timeline(_ isLong: Bool) -> KeyframeTimeline<CGPoint> {
      KeyframeTimeline(initialValue: CGPoint.zero) {
        if isLong {
          KeyframeTrack(\.x) { LinearKeyframe(10, duration: 2) }
        } else {
          KeyframeTrack(\.x) { LinearKeyframe(10, duration: 1) }
        }
        for path in [\CGPoint.y] {
          KeyframeTrack(path) { LinearKeyframe(4, duration: 1) }
        }
      }
    }
    #expect(timeline(true).duration == 2)
    #expect(timeline(false).duration == 1)
    #expect(timeline(true).value(time: 1) == CGPoint(x: 5, y: 4))
  }
}
