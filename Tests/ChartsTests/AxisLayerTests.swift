import Charts
import SwiftUITesting
import Testing

/// Marks of axes that are drawn as one piece.
@MainActor
struct AxisLayerTests {
  private func screen<Content: AxisContent>(
    @AxisContentBuilder _ content: @escaping @MainActor @Sendable () -> Content
  ) -> Screen {
    Screen(width: 200, height: 120) {
      Chart { PointMark(x: .value("x", 0.5), y: .value("y", 0.5)).opacity(0) }
        .chartXAxis(.hidden)
        .chartYAxis(content: content)
        .chartXScale(domain: 0.0...1.0)
        .chartYScale(domain: 0.0...1.0)
        .background(.white)
    }
  }

  private static var line: some AxisContent {
    AxisMarks(values: [0.5]) {
      AxisGridLine(stroke: StrokeStyle(lineWidth: 8)).foregroundStyle(.red)
      AxisValueLabel("half")
    }
  }

  @Test("CH26: a layer of an axis has the same lines and labels as without it")
  func composite() {
    let (plain, layered) = (screen { Self.line }, screen { Self.line.compositingLayer() })
    #expect(layered["half"].frame == plain["half"].frame)
    #expect(layered.snapshot().difference(from: plain.snapshot()) < 0.001)
  }

  @Test("CH26: modifiers of views change the lines and the labels of a layer, and nothing else")
  func style() {
    let screen = screen {
      AxisMarks(values: [0.0]) { AxisGridLine(stroke: StrokeStyle(lineWidth: 8)).foregroundStyle(.blue) }
      Self.line.compositingLayer { $0.opacity(0.5) }
    }
    let snapshot = screen.snapshot()
    let middle = screen["half"].frame.midY
    let faint = snapshot.color(at: CGPoint(x: 60, y: middle))
    #expect(faint.red > 0.9 && (0.4..<0.75).contains(faint.green))
    #expect((0..<120).contains { snapshot.shows("blue", at: CGPoint(x: 60, y: $0)) })
  }

  @Test("CH26: layers can lie in others")
  func nested() {
    let screen = screen {
      Self.line.compositingLayer { $0.opacity(0.5) }.compositingLayer { $0.opacity(0.5) }
    }
    let color = screen.snapshot().color(at: CGPoint(x: 60, y: screen["half"].frame.midY))
    #expect((0.7..<0.9).contains(color.green))
  }
}
