import Charts
import SwiftUITesting
import Testing

/// Charts of values that come from a generator, the same in each run.
@MainActor
struct ChartRandomTests {
  private struct Generator {
    var state: UInt64

    mutating func index(below count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }

    mutating func number() -> Double {
      let numbers: [Double] = [0, 1, -1, .nan, .infinity, -.infinity, 1e308, -1e308, 1e-307, 3.5, 1000]
      return numbers[index(below: numbers.count)]
    }
  }

  private struct Values {
    let figures: [Double]
    let kind: Int

    init(_ generator: inout Generator) {
      figures = [generator.number(), generator.number(), generator.number(), generator.number()]
      kind = generator.index(below: 7)
    }

    var date: Date { Date(timeIntervalSinceReferenceDate: figures[0]) }
  }

  @ChartContentBuilder
  private func mark(_ values: Values) -> some ChartContent {
    let figures = values.figures
    switch values.kind {
    case 0:
      BarMark(x: .value("x", figures[0]), y: .value("y", figures[1]), width: .ratio(figures[2]))
        .annotation { Text("a") }
    case 1:
      LineMark(x: .value("x", figures[0]), y: .value("y", figures[1]))
        .interpolationMethod(.catmullRom(alpha: figures[2]))
        .lineStyle(StrokeStyle(lineWidth: figures[3]))
    case 2: AreaMark(x: .value("x", values.date), yStart: .value("y", figures[1]), yEnd: .value("y", figures[2]))
    case 3:
      PointMark(x: .value("x", figures[0]), y: .value("y", figures[1]))
        .symbolSize(by: .value("s", figures[2]))
        .foregroundStyle(by: .value("c", figures[3]))
    case 4:
      SectorMark(
        angle: .value("a", figures[0]), innerRadius: .fixed(figures[1]), outerRadius: .inset(figures[2]),
        angularInset: figures[3]
      )
      .cornerRadius(figures[1])
    case 5:
      RectangleMark(
        xStart: .value("x", figures[0]), xEnd: .value("x", figures[1]), yStart: .value("y", figures[2]),
        yEnd: .value("y", figures[3])
      )
      .offset(x: figures[0], y: figures[1])
    default:
      RuleMark(x: .value("x", values.date, unit: .day))
        .annotation(position: .trailing, overflowResolution: .init(x: .fit, y: .padScale)) { Text("b") }
    }
  }

  @Test("CH20: Charts of any values, sizes, scales and domains are drawn", arguments: 0..<40)
  func anyValues(_ seed: Int) {
    var generator = Generator(state: UInt64(seed) &* 7_919)
    let values = (0..<generator.index(below: 6)).map { _ in Values(&generator) }
    let types: [ScaleType] = [
      .linear, .log, .squareRoot, .power(exponent: generator.number()),
      .symmetricLog(slopeAtZero: generator.number()), .category,
    ]
    let type = types[generator.index(below: types.count)]
    let (low, high, length) = (generator.number(), generator.number(), generator.number())
    let screen = Screen(
      width: CGFloat(1 + generator.index(below: 300)), height: CGFloat(1 + generator.index(below: 200))
    ) {
      let chart = Chart(values.indices, id: \.self) { mark(values[$0]) }
      if low <= high {
        chart
          .chartXScale(domain: low...high, type: type)
          .chartYScale(domain: [low, high])
          .chartScrollableAxes(.horizontal)
          .chartXVisibleDomain(length: length)
      } else {
        chart
          .chartXScale(type: type)
          .chartYScale(range: .plotDimension(padding: length))
      }
    }
    #expect(screen.snapshot().width > 0)
  }
}
