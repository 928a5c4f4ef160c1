import Charts
import SwiftUITesting
import Testing

/// What is evaluated while values are pointed at.
@MainActor
struct ChartHoverTests {
  private struct Place {
    let x: Double
    let y: Double
  }

  @Observable
  final class Pointer {
    var x: Double?
  }

  private struct Mark: View {
    let pointer: Pointer

    var body: some View {
      if let x = pointer.x { Text("At \(x, format: .number.precision(.fractionLength(0)))") }
    }
  }

  private struct Cloud: View {
    let places: [Place]
    @State private var pointer = Pointer()

    var body: some View {
      Chart {
        PointPlot(places, x: .value("x", \.x), y: .value("y", \.y))
      }
      .chartXSelection(value: $pointer.x)
      .chartOverlay { _ in Mark(pointer: pointer) }
    }
  }

  @Test("CH18: pointing at a value evaluates the view that reads it, and not the chart")
  func hover() {
    let screen = Screen(width: 300, height: 200) {
      Cloud(places: (0..<50).map { Place(x: Double($0), y: Double($0 % 7)) })
    }
    screen.trace.reset()
    screen.hover(at: CGPoint(x: 100, y: 80))
    #expect(screen.visibleText.contains("At 17"))
    #expect(screen.trace.bodies(of: Mark.self) == 1)
    #expect(screen.trace.bodies(of: Cloud.self) == 0)
    #expect(screen.trace.bodies(of: ChartPlotContent.self) == 0)
  }
}
