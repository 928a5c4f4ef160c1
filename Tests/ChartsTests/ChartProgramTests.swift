import Charts
import SwiftUI
import SwiftUITesting
import Testing

/// More files as people write them for Apple's platforms.
@MainActor
struct ChartProgramTests {
  private struct StepCount: Identifiable {
    let id: Int
    let day: Date
    let steps: Int
    var weekday: String { day.formatted(.dateTime.weekday()) }
  }

  private var week: [StepCount] {
    (0..<7).map { StepCount(id: $0, day: Sample.date(2026, 3, 2 + $0), steps: 3_000 + 1_100 * $0) }
  }

  private func show(_ view: some View) -> [String] {
    let screen = chartScreen(width: 360, height: 240) { view }
    _ = screen.snapshot()
    return screen.visibleText
  }

  @Test("CH12: Formats of currencies, shares and dates, whose types the compiler finds")
  func formats() {
    let money = show(
      Chart(week) { BarMark(x: .value("Day", $0.day, unit: .day), y: .value("Steps", $0.steps)) }
        .chartYAxis { AxisMarks(format: .currency(code: "USD").precision(.fractionLength(0))) }
        .chartXAxis { AxisMarks(format: .dateTime.day().month()) })
    #expect(money.contains { $0.hasPrefix("$") && $0.hasSuffix("000") })
    let shares = show(
      Chart(week) {
        PointMark(x: .value("Day", $0.weekday), y: .value("Steps", Double($0.steps) / 10_000)).symbol(Circle())
      }
      .chartYAxis { AxisMarks(format: FloatingPointFormatStyle<Double>.Percent(), values: [0, 0.5, 1]) }
      .chartXAxis {
        AxisMarks() {
          AxisValueLabel()
          AxisGridLine()
        }
      })
    #expect(shares.contains("50%"))
    let years = show(
      Chart(0..<3, id: \.self) { PointMark(x: .value("x", Sample.date(2024 + $0, 1, 1)), y: .value("y", $0)) }
        .chartYAxis(.hidden))
    #expect(years.contains("Jul 2024"))
  }

  @Test("CH21: Functions that read a view's values, parametric ones, and ones with gaps")
  func functions() {
    struct Waves: View {
      @State private var amplitude = 2.0
      let frequencies = [1.0, 2]

      var body: some View {
        Chart {
          LinePlot(x: "x", y: "y", domain: -5.0...5.0) { x in amplitude * sin(frequencies[0] * x) }
            .foregroundStyle(.blue)
            .lineStyle(StrokeStyle(lineWidth: 3))
          LinePlot(x: "x", y: "1 / x") { x in
            guard x != 0 else { return .nan }
            return 1 / x
          }
          LinePlot(x: "x", y: "y", t: "t", domain: -.pi ... .pi) { t in
            let x = sqrt(2) * pow(sin(t), 3)
            return (x, cos(t))
          }
          .foregroundStyle(.red)
        }
        .chartXScale(domain: -5...5)
        .chartYScale(domain: -4...4)
      }
    }
    #expect(show(Waves()).contains("-4"))
  }

  @Test("CH3: A chart in an overlay or annotation of another one is a chart of its own")
  func nested() {
    let text = show(
      Chart(week) { item in
        BarMark(x: .value("Day", item.weekday), y: .value("Steps", item.steps))
          .clipShape(RoundedRectangle(cornerRadius: 8))
          .annotation {
            Chart { PointMark(x: .value("x", 1), y: .value("inner", "deep")) }.frame(width: 60, height: 40)
          }
      }
      .chartOverlay { _ in Chart { BarMark(x: .value("x", "inside"), y: .value("y", 1)) } }
      .chartXAxis(.hidden))
    #expect(text.contains("inside"))
    #expect(text.contains("deep"))
    #expect(!text.contains("Mon"))
  }

  @Test("CH11: Axes and content in members of a view, with and without builders")
  func members() {
    struct Members: View {
      let data = [(name: "Ada", amount: 3.0), (name: "Bob", amount: 5.0)]
      let hidesAxis = false
      var pill: String? = "best"

      private var xAxis: some AxisContent {
        AxisMarks(preset: .extended, position: .bottom) { value in
          if value.index == 0 {
            AxisValueLabel()
          } else {
            AxisValueLabel("last")
          }
        }
      }

      @AxisContentBuilder private var yAxis: some AxisContent {
        AxisMarks(position: .leading)
        if hidesAxis { AxisMarks(position: .trailing, values: [1, 2]) }
      }

      private func bar(_ name: String, _ amount: Double) -> some ChartContent {
        let place: PlottableValue = .value("Name", name)
        return BarMark(x: place, y: .value(String("Amount"), amount))
      }

      @ChartContentBuilder
      private func marked(_ name: String, _ amount: Double) -> some ChartContent {
        let bar = bar(name, amount)
          .foregroundStyle(by: .value("Name", name))
          .opacity(pill == nil ? 0.35 : 1)
        if let pill {
          bar.annotation(position: .top, overflowResolution: .init(x: .fit(to: .chart), y: .disabled)) { Text(pill) }
        } else {
          bar
        }
      }

      var body: some View {
        Charts.Chart(data, id: \.name) { item in
          marked(item.name, item.amount)
        }
        .chartForegroundStyleScale(range: [.red, .teal, .indigo])
        .chartXAxis(hidesAxis ? .hidden : .automatic)
        .chartXAxis { xAxis }
        .chartYAxis { yAxis }
        .chartYScale(domain: 0...Decimal(8))
        .chartLegend(.visible)
      }
    }
    let text = show(Members())
    #expect(text.contains("last"))
    #expect(text.contains("best"))
    #expect(text.contains("Ada"))
  }

  @Test("CH18: Ranges are marked between places of a drag, which values of a type are found for")
  func brushing() async {
    struct Brushing: View {
      let data: [(day: Date, sales: Int)] = (1...10).map { (Sample.date(2026, 5, $0), $0 * $0) }
      @State var range: (Date, Date)?

      var body: some View {
        VStack {
          Text(verbatim: range == nil ? "none" : "marked")
          Chart {
            ForEach(data, id: \.day) {
              LineMark(x: .value("Month", $0.day, unit: .day), y: .value("Sales", $0.sales))
                .symbol(Circle().strokeBorder(lineWidth: 2))
            }
            if let (start, end) = range {
              RectangleMark(xStart: .value("Start", start), xEnd: .value("End", end))
                .foregroundStyle(.gray.opacity(0.2))
                .accessibilityIdentifier("range")
            }
          }
          .chartOverlay { proxy in
            GeometryReader { geometry in
              Rectangle().fill(.clear).contentShape(Rectangle())
                .gesture(
                  DragGesture()
                    .onChanged { value in
                      let start = value.startLocation.x - geometry[proxy.plotAreaFrame].origin.x
                      let current = value.location.x - geometry[proxy.plotAreaFrame].origin.x
                      if let first: Date = proxy.value(atX: start), let last: Date = proxy.value(atX: current) {
                        range = (first, last)
                      }
                    })
            }
          }
        }
      }
    }
    let screen = chartScreen(width: 360, height: 240) { Brushing() }
    await screen.drag(from: CGPoint(x: 60, y: 120), to: CGPoint(x: 160, y: 120))
    #expect(screen.visibleText.contains("marked"))
    let frame = screen.element(id: "range").frame
    #expect(abs(frame.minX - 60) < 1)
    #expect(abs(frame.maxX - 160) < 1)
  }
}
