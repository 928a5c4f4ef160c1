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
}
