import Charts
import SwiftUITesting
import Testing

/// Marks that come and go.
@MainActor
struct ChartFadeTests {
  private struct Squares: View {
    @State private var isFull = false
    let isAnimated: Bool

    var body: some View {
      VStack(spacing: 0) {
        Chart {
          ForEach(isFull ? [0, 1] : [0], id: \.self) { index in
            RectangleMark(
              xStart: .value("x", index), xEnd: .value("x", index + 1), yStart: .value("y", 0), yEnd: .value("y", 1)
            )
            .foregroundStyle(.black)
          }
        }
        .chartXAxis(.hidden)
        .chartYAxis(.hidden)
        .chartXScale(domain: 0...2)
        .chartYScale(domain: 0...1)
        .frame(height: 100)
        .background(.white)
        Button("Toggle") {
          withAnimation(isAnimated ? .linear(duration: 1) : nil) { isFull.toggle() }
        }
      }
    }
  }

  private func red(_ screen: Screen, _ x: CGFloat) -> Double { screen.snapshot().color(at: CGPoint(x: x, y: 50)).red }

  @Test("CH19: a mark that comes appears with the animation, and one that leaves fades with it")
  func fade() async {
    let screen = Screen(width: 200, height: 150) { Squares(isAnimated: true) }
    #expect(red(screen, 150) > 0.98)
    screen["Toggle"].tap()
    await screen.advance(by: .milliseconds(500))
    #expect(abs(red(screen, 150) - 0.5) < 0.1)
    #expect(red(screen, 50) < 0.02)
    await screen.settle()
    #expect(red(screen, 150) < 0.02)
    screen["Toggle"].tap()
    await screen.advance(by: .milliseconds(250))
    #expect(abs(red(screen, 150) - 0.25) < 0.1)
    await screen.advance(by: .milliseconds(500))
    #expect(abs(red(screen, 150) - 0.75) < 0.1)
    await screen.settle()
    #expect(red(screen, 150) > 0.98)
  }

  @Test("CH19: without an animation, marks come and go at once")
  func atOnce() {
    let screen = Screen(width: 200, height: 150) { Squares(isAnimated: false) }
    screen["Toggle"].tap()
    #expect(red(screen, 150) < 0.02)
    screen["Toggle"].tap()
    #expect(red(screen, 150) > 0.98)
  }
}
