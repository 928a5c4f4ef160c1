import Charts
import SwiftUITesting
import Testing

/// Marks that are drawn as one piece.
@MainActor
struct ChartLayerTests {

  /// Two squares of half of the plot each, of which the second one lies half over the first one.
  @ChartContentBuilder private var squares: some ChartContent {
    RectangleMark(xStart: .value("x", 0.0), xEnd: .value("x", 0.6), yStart: .value("y", 0.0), yEnd: .value("y", 1.0))
      .foregroundStyle(.red)
    RectangleMark(xStart: .value("x", 0.4), xEnd: .value("x", 1.0), yStart: .value("y", 0.0), yEnd: .value("y", 1.0))
      .foregroundStyle(.blue)
  }

  private func screen<Content: ChartContent>(@ChartContentBuilder _ content: () -> Content) -> Screen {
    let content = content()
    return Screen(width: 200, height: 100) {
      Chart { content }
        .chartXAxis(.hidden)
        .chartYAxis(.hidden)
        .chartXScale(domain: 0.0...1.0)
        .chartYScale(domain: 0.0...1.0)
        .background(.white)
    }
  }

  private func color(_ screen: Screen, _ x: CGFloat, _ y: CGFloat) -> (
    red: Double, green: Double, blue: Double, alpha: Double
  ) {
    screen.snapshot().color(at: CGPoint(x: x, y: y))
  }

  @Test("CH23: a layer is made transparent as one piece")
  func composite() {
    let apart = screen { Plot { squares }.opacity(0.5) }
    let together = screen { Plot { squares }.compositingLayer().opacity(0.5) }
    // Where both lie, the red one is seen through the blue one only if each is transparent by itself.
    #expect(color(apart, 100, 50).green < color(apart, 160, 50).green - 0.1)
    #expect(abs(color(together, 100, 50).green - color(together, 160, 50).green) < 0.02)
    #expect(color(together, 160, 50).red > 0.3)
  }

  @Test("CH23: a layer is a view of its own, with modifiers of views")
  func style() {
    let screen = screen {
      RectangleMark(xStart: .value("x", 0.0), xEnd: .value("x", 1.0), yStart: .value("y", 0.0), yEnd: .value("y", 1.0))
        .foregroundStyle(.green)
      Plot { squares }.compositingLayer { $0.opacity(0.5).offset(y: 50) }
      PointMark(x: .value("x", 0.5), y: .value("y", 0.9)).foregroundStyle(.orange).symbolSize(400)
    }
    let snapshot = screen.snapshot()
    #expect(snapshot.shows("green", at: CGPoint(x: 20, y: 30)))
    let (above, inside, both) = (color(screen, 160, 30), color(screen, 160, 80), color(screen, 100, 80))
    #expect(above.blue < 0.4)
    #expect(inside.blue > 0.5)
    #expect(abs(inside.green - both.green) < 0.02)
    #expect(snapshot.shows("orange", at: CGPoint(x: 100, y: 10)))
  }

  @Test("CH23: layers that are views can lie in others, and behind masks")
  func nested() {
    let screen = screen {
      Plot {
        Plot { squares }.compositingLayer { $0.offset(y: 50) }
      }
      .mask {
        RectangleMark(
          xStart: .value("x", 0.0), xEnd: .value("x", 0.3), yStart: .value("y", 0.0), yEnd: .value("y", 1.0))
      }
      .opacity(0.99)
    }
    let snapshot = screen.snapshot()
    #expect(snapshot.shows("white", at: CGPoint(x: 30, y: 30)))
    #expect(snapshot.shows("red", at: CGPoint(x: 30, y: 80)))
    #expect(snapshot.shows("white", at: CGPoint(x: 160, y: 80)))
  }

  @Test("CH24: marks are seen where those of their mask are, as opaque as these")
  func mask() {
    let screen = screen {
      Plot { squares }
        .mask {
          RectangleMark(
            xStart: .value("x", 0.0), xEnd: .value("x", 0.2), yStart: .value("y", 0.0), yEnd: .value("y", 1.0))
          RectangleMark(
            xStart: .value("x", 0.7), xEnd: .value("x", 1.0), yStart: .value("y", 0.0), yEnd: .value("y", 0.5)
          )
          .opacity(0.5)
        }
    }
    let snapshot = screen.snapshot()
    #expect(snapshot.shows("red", at: CGPoint(x: 20, y: 50)))
    #expect(snapshot.shows("white", at: CGPoint(x: 100, y: 50)))
    #expect(snapshot.shows("white", at: CGPoint(x: 170, y: 25)))
    #expect(color(screen, 170, 75).red > 0.3)
    #expect(color(screen, 170, 75).red < 0.8)
    // Three elements would be there if the marks of the mask were any.
    #expect(screen.elements(.other).count <= 2)
  }

  @Test("CH24: bars of a mask do not lie on those that are seen, and scales have room for them")
  func maskOfBars() throws {
    let probe = try ProxyProbe.show {
      Chart {
        BarMark(x: .value("x", "A"), y: .value("y", 10))
          .mask { BarMark(x: .value("x", "A"), y: .value("y", 40)) }
      }
    }
    #expect(probe.proxy.value(atY: 0, as: Double.self) == 40)
    #expect(probe.screen.snapshot().contains("blue"))
  }
}
