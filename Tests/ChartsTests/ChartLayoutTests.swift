import Charts
import SwiftUITesting
import Testing

/// What is around the plot, and what the user does there.
@MainActor
struct ChartLayoutTests {
  private var bars: some View {
    Chart(["A", "B"], id: \.self) { name in BarMark(x: .value("x", name), y: .value("y", 10)) }
  }

  @Test("CH14: A legend names values and symbols, below or where it is asked to be, and can be a view or hidden")
  func legends() {
    let chart = Chart(["One", "Two"], id: \.self) { name in
      LineMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(by: .value("Name", name))
    }
    let screen = chartScreen { chart }
    #expect(screen.element(.text, "One").frame.minY > 190)
    #expect(screen.element(.text, "One").frame.minX < screen.element(.text, "Two").frame.minX)
    let top = chartScreen { chart.chartLegend(position: .top, alignment: .trailing) }
    #expect(top.element(.text, "Two").frame.maxY < 40)
    let beside = chartScreen { chart.chartLegend(position: .trailing) }
    #expect(beside.element(.text, "One").frame.maxY < beside.element(.text, "Two").frame.minY)
    #expect(beside.element(.text, "One").frame.minX > 250)
    #expect(chartScreen { chart.chartLegend(.hidden) }.elements(.text, containing: "One").isEmpty)
    #expect(chartScreen { chart.chartLegend { Text("Mine") } }.visibleText.contains("Mine"))
  }

  @Test("CH15: Annotations lie beside their marks, stay in the chart, and know how large their mark is")
  func annotations() throws {
    let screen = Screen(width: 200, height: 200) {
      Chart {
        BarMark(x: .value("x", "A"), y: .value("y", 5))
          .annotation(position: .top, spacing: 2) { Color.red.frame(width: 20, height: 10).accessibilityLabel("top") }
          .annotation(position: .overlay, alignment: .bottom) { Text("inside") }
        BarMark(x: .value("x", "B"), y: .value("y", 10))
          .annotation(position: .trailing) { context in Text(verbatim: "\(Int(context.targetSize.height))") }
        RuleMark(y: .value("y", 5))
          .annotation(position: .top, alignment: .leading) { Text("rule") }
        PointMark(x: .value("x", "B"), y: .value("y", 5))
          .symbol { Text("symbol") }
      }
      .chartXAxis(.hidden)
      .chartYAxis(.hidden)
    }
    let bar = screen.element(.other, "A").frame
    let inside = screen.element(.text, "inside").frame
    #expect(abs(inside.midX - bar.midX) < 0.51)
    #expect(abs(inside.maxY - bar.maxY) < 0.51)
    #expect(screen.visibleText.contains("200"))
    #expect(screen.element(.text, "rule").frame.minX == 0)
    #expect(screen.element(.text, "rule").frame.maxY <= 97)
    #expect(abs(screen.element(.text, "symbol").frame.midX - 150) < 0.51)
    let fitted = Screen(width: 200, height: 100) {
      Chart {
        PointMark(x: .value("x", 10), y: .value("y", 10))
          .annotation(position: .top, overflowResolution: .init(x: .fit(to: .chart), y: .fit(to: .chart))) {
            Text("a long annotation")
          }
      }
      .chartYAxis(.hidden)
    }
    let frame = fitted.element(.text, "a long annotation").frame
    #expect(frame.maxX <= 200)
    #expect(frame.minY >= 0)
  }

  @Test("CH16: Each mark is an element with a place, a series and a value, or with what modifiers say")
  func accessibility() {
    let screen = chartScreen {
      Chart {
        ForEach(Sample.sales.prefix(2)) { sale in
          BarMark(
            x: .value("Month", sale.date, unit: .month, calendar: Sample.calendar), y: .value("Amount", sale.amount)
          )
          .foregroundStyle(by: .value("Product", sale.name))
        }
        PointMark(x: .value("Month", Sample.date(2026, 1, 1)), y: .value("Amount", 3))
          .accessibilityLabel("Point")
          .accessibilityValue("three")
          .accessibilityIdentifier("point")
        RuleMark(y: .value("Amount", 3)).accessibilityHidden(true)
      }
    }
    #expect(screen.element(.other, "January 2026, Cups").value == "30")
    #expect(screen.element(.other, "February 2026, Cups").value == "55")
    #expect(screen.element(id: "point").value == "three")
    #expect(screen.element(id: "point").label == "Point")
    #expect(screen.elements(.other, containing: "3").isEmpty)
  }

  @Test("CH17: A proxy leads from values to places and back, also where x runs from right to left")
  func proxies() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let (probe, proxy, _) = try ProxyProbe.show {
        bars.environment(\.layoutDirection, direction)
      }
      let isMirrored = direction == .rightToLeft
      let band = try #require(proxy.positionRange(forX: "A"))
      let width = proxy.plotSize.width
      #expect(band == (isMirrored ? width / 2...width : 0...width / 2))
      #expect(proxy.value(atX: width / 4, as: String.self) == (isMirrored ? "B" : "A"))
      #expect(proxy.position(for: (x: "B", y: 10))?.y == 0)
      let both = proxy.value(at: CGPoint(x: width / 4, y: proxy.plotSize.height / 2), as: (String, Double).self)
      #expect(both?.1 == 5)
      #expect(probe.plot.size == proxy.plotSize)
      #expect(probe.plot.minX == (isMirrored ? 320 - width : 0))
    }
  }

  @Test("CH18: What is pressed is selected until the press ends, and ranges stay")
  func selection() async throws {
    struct Selecting: View {
      @State private var name: String?
      @State private var range: ClosedRange<Double>?
      let bars: AnyView

      var body: some View {
        VStack {
          Text(verbatim: "name \(name ?? "none")")
          Text(
            verbatim:
              "range \(range.map { "\(Int($0.lowerBound.rounded()))-\(Int($0.upperBound.rounded()))" } ?? "none")")
          bars
            .chartXSelection(value: $name)
            .chartYSelection(range: $range)
            .chartYAxis(.hidden)
            .chartXAxis(.hidden)
            .frame(width: 200, height: 100)
        }
      }
    }
    let screen = Screen(width: 200, height: 200) { Selecting(bars: AnyView(bars)) }
    let bar = screen.element(.other, "B").frame
    screen.pressDown(at: CGPoint(x: 150, y: bar.maxY - 0.5))
    #expect(screen.visibleText.contains("name B"))
    screen.release()
    #expect(screen.visibleText.contains("name none"))
    await screen.drag(from: CGPoint(x: 150, y: bar.maxY - 0.5), to: CGPoint(x: 150, y: bar.midY))
    #expect(screen.visibleText.contains("range 0-5"))
  }

  @Test("CH18: A plot scrolls from where it is asked to, and tells where it is")
  func scrolling() async throws {
    struct Scrolling: View {
      @State private var start = 40.0

      var body: some View {
        VStack {
          Text(verbatim: "start \(Int(start.rounded()))")
          Button("Back") { start = 10 }
          Chart(0..<101, id: \.self) { index in
            BarMark(x: .value("x", Double(index)), y: .value("y", 1)).accessibilityHidden(true)
          }
          .chartXScale(domain: 0...100)
          .chartYAxis(.hidden)
          .chartScrollableAxes(.horizontal)
          .chartXVisibleDomain(length: 20)
          .chartScrollPosition(x: $start)
          .frame(width: 200, height: 120)
        }
      }
    }
    let screen = Screen(width: 220, height: 240) { Scrolling() }
    await screen.advance(by: .milliseconds(100))
    #expect(screen.visibleText.contains("start 40"))
    #expect(screen.elements(.text).filter { $0.frame.minX > 0 }.map(\.label).contains("50"))
    screen.element(.button, "Back").tap()
    await screen.advance(by: .seconds(1))
    #expect(screen.elements(.text).filter { $0.frame.minX > 0 }.map(\.label).contains("20"))
    screen.scroll(at: CGPoint(x: 100, y: 150), by: CGSize(width: -100, height: 0))
    await screen.advance(by: .seconds(1))
    #expect(screen.visibleText.contains("start 20"))
  }

  @Test("CH22: Axes lie after the plot and below, at the other side from right to left, and a chart takes its room")
  func layout() throws {
    let screen = Screen(width: 300, height: 200) { bars }
    #expect(screen.element(.text, "10").frame.maxX > 290)
    #expect(screen.element(.text, "A").frame.maxY > 190)
    let leading = Screen(width: 300, height: 200) {
      bars.chartYAxis { AxisMarks(position: .leading) }.chartXAxis { AxisMarks(position: .top) }
    }
    #expect(leading.element(.text, "10").frame.minX < 10)
    #expect(leading.element(.text, "A").frame.minY < 10)
    let mirrored = Screen(width: 300, height: 200) { bars.environment(\.layoutDirection, .rightToLeft) }
    #expect(mirrored.element(.text, "10").frame.minX < 10)
    #expect(mirrored.element(.text, "A").frame.midX > mirrored.element(.text, "B").frame.midX)
    #expect(measure(.unspecified) { bars } == CGSize(width: 300, height: 150))
    #expect(measure(.init(width: 90, height: nil)) { bars } == CGSize(width: 90, height: 150))
    let styled = Screen(width: 300, height: 300) {
      bars
        .chartPlotStyle { $0.frame(height: 80).background(.red) }
        .chartXAxisLabel("Names", alignment: .trailing)
        .chartYAxisLabel { Text("Count") }
    }
    #expect(styled.element(.text, "Names").frame.maxX > 250)
    #expect(styled.element(.text, "Count").frame.minY < 5)
    #expect(abs(styled.element(.other, "A").frame.height - 80) < 0.01)
  }

  @Test("CH18: What is pointed at is selected, also in a plot that scrolls, whose marks out of sight show nothing")
  func pointing() async {
    struct Pointing: View {
      @State private var place: Double?
      @State private var start = 0.0

      var body: some View {
        VStack(spacing: 0) {
          Text(verbatim: "at \(place.map { "\(Int($0.rounded()))" } ?? "none"), from \(Int(start.rounded()))")
          Chart(0..<10, id: \.self) { index in
            PointMark(x: .value("x", Double(index)), y: .value("y", Double(index)))
              .annotation { Text(verbatim: "note \(index)") }
          }
          .chartXScale(domain: 0...10)
          .chartXAxis(.hidden)
          .chartYAxis(.hidden)
          .chartXSelection(value: $place)
          .chartScrollableAxes(.horizontal)
          .chartXVisibleDomain(length: 5)
          .chartScrollPosition(x: $start)
          .frame(width: 200, height: 100)
        }
      }
    }
    let screen = Screen(width: 200, height: 200) { Pointing() }
    screen.hover(at: CGPoint(x: 80, y: 130))
    #expect(screen.visibleText.contains("at 2, from 0"))
    screen.hover(at: nil)
    #expect(screen.visibleText.contains("at none, from 0"))
    screen.scroll(at: CGPoint(x: 80, y: 130), by: CGSize(width: -80, height: 0))
    await screen.advance(by: .seconds(1))
    #expect(screen.visibleText.contains("at none, from 2"))
    let notes = screen.elements(.text, containing: "note").filter { $0.frame.minX > -1_000 }.map(\.label)
    #expect(notes == ["note 2", "note 3", "note 4", "note 5", "note 6", "note 7"])
  }

  @Test("CH18: A plot scrolls along categories from the top, and aligned with its values")
  func vertical() async {
    let screen = Screen(width: 200, height: 120) {
      Chart(0..<20, id: \.self) { index in
        BarMark(x: .value("x", 1), y: .value("y", "row \(index)"))
      }
      .chartXAxis(.hidden)
      .chartScrollableAxes(.vertical)
      .chartYVisibleDomain(length: 5)
      .chartScrollPosition(initialY: "row 10")
    }
    await screen.advance(by: .milliseconds(100))
    #expect(screen.visibleText.contains("row 12"))
    #expect(!screen.visibleText.contains("row 8"))
  }

  @Test(
    "CH14: the ends of a ramp are written with three digits, and it begins at the leading edge",
    arguments: [false, true])
  func ramp(isMirrored: Bool) {
    let screen = chartScreen {
      Chart {
        PointMark(x: .value("x", 0), y: .value("y", 0)).foregroundStyle(by: .value("Heat", 1.23456))
        PointMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(by: .value("Heat", 98.7654))
      }
      .chartForegroundStyleScale(range: Gradient(colors: [.black, .white]))
      .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
    }
    let low = screen["1.23"].frame
    let high = screen["98.8"].frame
    let snapshot = screen.snapshot()
    let x = isMirrored ? low.minX - 12 : low.maxX + 12
    #expect(snapshot.color(at: CGPoint(x: x, y: low.midY)).red < 0.3)
    #expect((low.minX < high.minX) == !isMirrored)
  }
}
