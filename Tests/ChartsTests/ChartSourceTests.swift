import Charts
import SwiftUI
import SwiftUITesting
import Testing

private struct StepCount: Identifiable {
  let id = UUID()
  let day: Date
  let steps: Int
  var weekday: String { day.formatted(.dateTime.weekday()) }
}

private enum Species: String, CaseIterable, Plottable {
  case adelie = "Adélie"
  case gentoo = "Gentoo"
}

private struct WeekChart: View {
  let data: [StepCount]
  @State private var selected: Date?
  @State private var plotWidth: CGFloat = 0
  private let gradient = LinearGradient(
    gradient: Gradient(colors: [.accentColor.opacity(0.5), .accentColor.opacity(0)]), startPoint: .top,
    endPoint: .bottom)

  var body: some View {
    Chart {
      ForEach(data) { item in
        LineMark(x: .value("Day", item.day, unit: .day), y: .value("Steps", item.steps))
          .foregroundStyle(.blue.gradient)
          .interpolationMethod(.catmullRom)
          .symbol(Circle().strokeBorder(lineWidth: 2))
          .symbolSize(30)
        AreaMark(x: .value("Day", item.day, unit: .day), y: .value("Steps", item.steps))
          .foregroundStyle(gradient)
          .interpolationMethod(.catmullRom)
      }
      if let selected {
        RuleMark(x: .value("Selected", selected, unit: .day))
          .foregroundStyle(Color.gray.opacity(0.3))
          .offset(yStart: -10)
          .zIndex(-1)
          .annotation(
            position: .top, spacing: 0, overflowResolution: .init(x: .fit(to: .chart), y: .disabled)
          ) {
            Text(selected, format: .dateTime.day())
          }
      }
    }
    .chartYAxis { AxisMarks(position: .leading) }
    .chartXAxis {
      AxisMarks(values: .stride(by: .day)) { value in
        AxisGridLine(stroke: StrokeStyle(lineWidth: 0.5, dash: [2, 2])).foregroundStyle(.gray)
        AxisTick()
        AxisValueLabel(format: .dateTime.weekday(), centered: true)
          .font(.caption)
          .foregroundStyle(.primary)
      }
    }
    .chartXSelection(value: $selected)
    .chartYScale(domain: 0...12_000)
    .chartOverlay { proxy in
      GeometryReader { geo in
        Rectangle().fill(.clear).contentShape(Rectangle())
          .gesture(
            DragGesture()
              .onChanged { value in
                let origin = geo[proxy.plotAreaFrame].origin
                let location = CGPoint(x: value.location.x - origin.x, y: value.location.y - origin.y)
                if let date = proxy.value(atX: location.x, as: Date.self) { selected = date }
                let (day, steps) = proxy.value(at: location, as: (Date, Int).self) ?? (.now, 0)
                if steps > 0 { selected = day }
              }
              .onEnded { _ in selected = nil })
      }
    }
  }
}

private struct SeriesMarks: ChartContent {
  let species: Species

  var body: some ChartContent {
    ForEach(0..<4) { index in
      switch species {
      case .adelie:
        PointMark(x: .value("Wing", index * 3), y: .value("Weight", Double(index) * 1.5))
      case .gentoo:
        PointMark(x: .value("Wing", index * 2), y: .value("Weight", Double(index) * 2.5))
          .symbolSize(CGSize(width: 8, height: 8))
      }
    }
    .foregroundStyle(by: .value("Species", species))
    .symbol(by: .value("Species", species))
  }
}

/// Files as people write them for Apple's platforms.
@MainActor
struct ChartSourceTests {
  private var week: [StepCount] {
    (0..<7).map { StepCount(day: Sample.date(2026, 3, 2 + $0), steps: 3_000 + 1_100 * $0) }
  }

  private func show(_ view: some View) -> [String] {
    let screen = chartScreen(width: 360, height: 240) { view }
    _ = screen.snapshot()
    return screen.visibleText
  }

  @Test("CH7: A line with an area, an overlay, a selection and labels between days")
  func lines() {
    let screen = chartScreen(width: 360, height: 240) { WeekChart(data: week) }
    _ = screen.snapshot()
    #expect(screen.visibleText.contains("Mon"))
  }

  @Test("CH3: Content of a type of its own, with switches, optionals, loops and any content")
  func content() {
    let goal: Double? = 3
    let many: [AnyChartContent] = [AnyChartContent(RuleMark(y: .value("y", 1)))]
    let text = show(
      Chart {
        ForEach(Species.allCases, id: \.self) { SeriesMarks(species: $0) }
        if let goal {
          RuleMark(y: .value("Goal", goal))
            .lineStyle(.init(lineWidth: 1, dash: [5]))
            .annotation(position: .top, alignment: .trailing) { Text("Goal: \(goal, format: .number)").font(.caption) }
        }
        if goal == nil { BarMark(x: .value("x", 1), y: .value("y", 2)) } else { many[0] }
        ForEach(Array(["a", "b"].enumerated()), id: \.offset) { index, _ in
          RectangleMark(
            xStart: .value("x", index), xEnd: .value("x", index + 1), yStart: .value("y", 0), yEnd: .value("y", 1)
          )
          .opacity(0.2)
        }
      }
      .chartForegroundStyleScale([Species.adelie: Color.purple, Species.gentoo: Color.orange])
      .chartSymbolScale([Species.adelie: BasicChartSymbolShape.circle, .gentoo: .square])
      .chartLegend(position: .bottom, alignment: .center, spacing: 12)
      .chartPlotStyle { plotArea in plotArea.background(.gray.opacity(0.1)).border(Color.gray, width: 1) }
      .chartXAxisLabel("Wing length", position: .bottom, alignment: .center)
      .chartYAxisLabel("Weight"))
    #expect(text.contains("Goal: 3"))
    #expect(text.contains("Adélie"))
  }

  @Test("CH4: Bars with kinds of domains, styles and annotations")
  func bars() {
    let average = 6_000.0
    let text = show(
      Chart(week) { element in
        BarMark(
          x: .value("Day", element.weekday), y: .value("Steps", element.steps), width: .fixed(18),
          stacking: .standard
        )
        .foregroundStyle(Double(element.steps) > average ? Color.green.gradient : Color.red.gradient)
        .cornerRadius(4)
        .annotation(position: .overlay, alignment: .top, spacing: 3) {
          Text("\(element.steps)").font(.system(size: 7)).foregroundStyle(.white)
        }
        .accessibilityLabel(element.weekday)
        .accessibilityValue("\(element.steps) steps")
        RuleMark(y: .value("Average", average))
          .lineStyle(StrokeStyle(lineWidth: 2, dash: [4]))
          .foregroundStyle(.secondary)
      }
      .chartXAxis {
        AxisMarks(preset: .aligned, position: .bottom) { _ in
          AxisValueLabel(orientation: .vertical, horizontalSpacing: 2)
        }
      }
      .chartYAxis {
        AxisMarks(values: .automatic(desiredCount: 3)) { value in
          AxisGridLine()
          AxisValueLabel {
            if let steps = value.as(Int.self) {
              Text(steps.formatted(.number.notation(.compactName)))
            }
          }
        }
        AxisMarks(position: .leading, values: [6_000]) { AxisValueLabel("goal") }
      }
      .chartYScale(domain: .automatic(includesZero: true), range: .plotDimension(endPadding: 10)))
    #expect(text.contains("goal"))
    #expect(text.contains { $0.hasSuffix("K") })
  }

  @Test("CH9: A ring with a total, whose sectors are selected")
  func ring() {
    struct Ring: View {
      @State private var angle: Double?
      let parts = [("Rent", 900), ("Food", 400.0), ("Fun", 250)]

      var body: some View {
        Chart(parts, id: \.0) { name, amount in
          SectorMark(
            angle: .value("Amount", amount), innerRadius: .ratio(0.618),
            outerRadius: angle == nil ? .automatic : .inset(10), angularInset: 1
          )
          .cornerRadius(5)
          .foregroundStyle(by: .value("Name", name))
          .opacity(angle == nil ? 1 : 0.4)
        }
        .chartAngleSelection(value: $angle)
        .chartLegend(alignment: .center, spacing: 18)
        .scaledToFit()
        .chartBackground { chartProxy in
          GeometryReader { geometry in
            if let anchor = chartProxy.plotFrame {
              let frame = geometry[anchor]
              VStack {
                Text("Total").font(.callout).foregroundStyle(.secondary)
                Text(1_550, format: .currency(code: "USD"))
              }
              .position(x: frame.midX, y: frame.midY)
            }
          }
        }
      }
    }
    #expect(show(Ring()).contains("Total"))
  }

  @Test("CH18: A plot that scrolls by days, with styles of its axes")
  func scrolling() {
    struct Days: View {
      @State private var position = Sample.date(2026, 3, 3)
      let week: [StepCount]

      var body: some View {
        Chart(week) {
          BarMark(x: .value("Day", $0.day, unit: .day), y: .value("Steps", $0.steps))
            .foregroundStyle(.linearGradient(colors: [.blue, .purple], startPoint: .bottom, endPoint: .top))
        }
        .chartScrollableAxes(.horizontal)
        .chartXVisibleDomain(length: 3 * 24 * 60 * 60)
        .chartScrollPosition(x: $position)
        .chartScrollTargetBehavior(
          .valueAligned(matching: DateComponents(hour: 0), majorAlignment: .matching(DateComponents(day: 1)))
        )
        .chartXAxisStyle { $0.padding(.top, 2) }
        .chartGesture { proxy in
          SpatialTapGesture().onEnded { proxy.selectXValue(at: $0.location.x) }
        }
      }
    }
    #expect(!show(Days(week: week)).isEmpty)
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
