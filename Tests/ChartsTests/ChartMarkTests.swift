import Charts
import SwiftUITesting
import Testing

/// Where marks lie, and how they are drawn.
@MainActor
struct ChartMarkTests {
  private func plain(_ chart: some View) -> some View {
    chart.chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
  }

  @Test("CH3: What is said nearer to a mark counts, later lines of a loop are in front, and zIndex is before that")
  func order() {
    let screen = Screen(width: 90, height: 90) {
      plain(
        Chart(0..<3, id: \.self) { index in
          Plot {
            BarMark(x: .value("x", "\(index)"), y: .value("y", 10), width: .ratio(1))
              .foregroundStyle(index == 1 ? .green : .blue)
              .zIndex(index == 2 ? 1 : 0)
            RectangleMark(x: .value("x", "\(index)"), yStart: .value("y", 4), yEnd: .value("y", 6))
          }
          .foregroundStyle(.red)
        })
    }
    let picture = screen.snapshot()
    #expect(picture.shows("blue", at: CGPoint(x: 15, y: 80)))
    #expect(picture.shows("green", at: CGPoint(x: 45, y: 80)))
    #expect(picture.shows("red", at: CGPoint(x: 15, y: 45)))
    #expect(picture.shows("red", at: CGPoint(x: 45, y: 45)))
    #expect(picture.shows("blue", at: CGPoint(x: 75, y: 45)))
  }

  @Test("CH4: Bars stand or lie as their values ask for, between zero or two values, with widths of four kinds")
  func bars() throws {
    let screen = Screen(width: 100, height: 100) {
      plain(
        Chart {
          BarMark(x: .value("x", "A"), y: .value("y", 10))
          BarMark(x: .value("x", "B"), yStart: .value("y", 5), yEnd: .value("y", 8), width: 10)
          BarMark(x: .value("x", "C"), y: .value("y", -10), width: .ratio(0.5))
          BarMark(x: .value("x", "D"), y: .value("y", 10), width: .inset(2))
        })
    }
    let frames = ["A", "B", "C", "D"].map { screen.element(.other, $0).frame }
    #expect(frames[0] == CGRect(x: 4, y: 0, width: 17, height: 50))
    #expect(frames[1] == CGRect(x: 32.5, y: 10, width: 10, height: 15))
    #expect(frames[2] == CGRect(x: 56.25, y: 50, width: 12.5, height: 50))
    #expect(frames[3] == CGRect(x: 77, y: 0, width: 21, height: 50))
    let lying = Screen(width: 100, height: 100) {
      plain(
        Chart {
          BarMark(x: .value("x", 10), y: .value("y", "A"))
          BarMark(xStart: .value("x", 2), xEnd: .value("x", 4), y: .value("y", "B"), height: 20)
        })
    }
    #expect(lying.element(.other, "A").frame == CGRect(x: 0, y: 8, width: 100, height: 34))
    #expect(lying.element(.other, "B").frame == CGRect(x: 20, y: 65, width: 20, height: 20))
  }

  @Test("CH5: Values get styles and symbols in turn, from pairs, ranges and functions")
  func styles() throws {
    func picture(_ change: (AnyView) -> AnyView) -> Snapshot {
      Screen(width: 90, height: 30) {
        plain(
          change(
            AnyView(
              Chart(["a", "b", "c"], id: \.self) { name in
                BarMark(x: .value("x", name), y: .value("y", 1), width: .ratio(1))
                  .foregroundStyle(by: .value("Name", name))
              })))
      }.snapshot()
    }
    func names(_ picture: Snapshot, _ expected: [String]) -> Bool {
      expected.enumerated().allSatisfy { picture.shows($1, at: CGPoint(x: 15 + 30 * $0, y: 20)) }
    }
    #expect(names(picture { $0 }, ["blue", "green", "orange"]))
    #expect(
      names(picture { AnyView($0.chartForegroundStyleScale(["c": .red, "a": .green])) }, ["green", "orange", "red"]))
    #expect(
      names(
        picture { AnyView($0.chartForegroundStyleScale(domain: ["c", "b", "a"], range: [Color.red, .green, .blue])) },
        ["blue", "green", "red"]))
    #expect(
      names(
        picture {
          AnyView($0.chartForegroundStyleScale(mapping: { (name: String) in name == "b" ? Color.red : .blue }))
        }, ["blue", "red", "blue"]))
    let (_, numbers, _) = try ProxyProbe.show {
      Chart([1, 10, 100], id: \.self) { number in
        PointMark(x: .value("x", number), y: .value("y", 1))
          .foregroundStyle(by: .value("n", number))
          .symbolSize(by: .value("n", number))
      }
      .chartForegroundStyleScale(range: Gradient(colors: [.black, .white]), type: .log)
      .chartSymbolSizeScale(range: 0...100, type: .log)
    }
    #expect(numbers.symbolSize(for: 10) == 50)
    #expect(numbers.foregroundStyle(for: 10) != nil)
    let (_, proxy, _) = try ProxyProbe.show {
      Chart(["a", "b"], id: \.self) { name in
        PointMark(x: .value("x", name), y: .value("y", 1))
          .symbol(by: .value("Name", name))
          .symbolSize(by: .value("n", name == "a" ? 0 : 4))
          .lineStyle(by: .value("Name", name))
      }
      .chartSymbolSizeScale(range: 10...90)
      .chartSymbolScale(["a": .diamond, "b": .plus])
    }
    #expect(proxy.symbol(for: "a") != nil)
    #expect(proxy.symbol(for: "x") == nil)
    #expect(proxy.symbolSize(for: 4) == 90)
    #expect(proxy.symbolSize(for: 2) == 50)
    #expect(proxy.lineStyle(for: "b")?.dash.isEmpty == false)
    #expect(proxy.foregroundStyle(for: "a") == nil)
  }

  @Test("CH6: Bars lie on one another, as shares, around the middle, or in front of one another")
  func stacking() throws {
    func domain(_ method: MarkStackingMethod) throws -> ([Double], [CGRect]) {
      let (_, proxy, screen) = try ProxyProbe.show(width: 100, height: 100) {
        plain(
          Chart([10, 30, -20], id: \.self) { value in
            BarMark(x: .value("x", "A"), y: .value("y", value), stacking: method)
              .accessibilityLabel("\(value)")
          })
      }
      return (proxy.yDomain(), [10, 30, -20].map { screen.element(.other, "\($0)").frame })
    }
    let (standard, frames) = try domain(.standard)
    #expect(standard == [-20, 40])
    #expect(frames.map { ($0.height * 6).rounded() } == [100, 300, 200])
    #expect(frames[1].maxY == frames[0].minY)
    #expect(try domain(.normalized).0 == [-0.4, 0.8])
    #expect(try domain(.center).0 == [-30, 30])
    #expect(try domain(.unstacked).0 == [-20, 30])
  }

  @Test("CH7: Curves go through the values, monotone ones stay between them, and steps rise where they are asked to")
  func curves() throws {
    let places: [(Double, Double)] = [(0, 0), (1, 10), (2, 10), (3, 0)]
    func picture(_ method: InterpolationMethod) -> Snapshot {
      Screen(width: 120, height: 120) {
        plain(
          Chart(places.indices, id: \.self) { index in
            AreaMark(x: .value("x", places[index].0), y: .value("y", places[index].1))
              .interpolationMethod(method)
          }
        )
        .chartYScale(domain: 0...12)
        .chartXScale(domain: 0...3)
      }.snapshot()
    }
    // Between the second and the third value.
    #expect(picture(.linear).shows("white", at: CGPoint(x: 60, y: 17)))
    #expect(picture(.monotone).shows("white", at: CGPoint(x: 60, y: 17)))
    #expect(picture(.catmullRom).shows("blue", at: CGPoint(x: 60, y: 17)))
    #expect(picture(.cardinal).shows("blue", at: CGPoint(x: 60, y: 17)))
    // Between the first and the second value.
    #expect(picture(.stepStart).shows("blue", at: CGPoint(x: 4, y: 60)))
    #expect(picture(.stepCenter).shows("white", at: CGPoint(x: 16, y: 60)))
    #expect(picture(.stepCenter).shows("blue", at: CGPoint(x: 24, y: 60)))
    #expect(picture(.stepEnd).shows("white", at: CGPoint(x: 36, y: 60)))
    #expect(picture(.linear).shows("white", at: CGPoint(x: 4, y: 60)))
  }

  @Test("CH8: Marks with a position share the band of their place")
  func positions() {
    let screen = Screen(width: 100, height: 50) {
      plain(
        Chart(["a", "b"], id: \.self) { name in
          BarMark(x: .value("x", "A"), y: .value("y", 1))
            .position(by: .value("Name", name), span: .ratio(1))
        })
    }
    let first = screen.element(.other, "A, a").frame
    let second = screen.element(.other, "A, b").frame
    #expect(first.midX == 25)
    #expect(second.midX == 75)
    #expect(first.width == 46)
  }

  @Test("CH9: Sectors run clockwise from the top, each as wide as its share")
  func sectors() throws {
    let chart = Chart([1, 1, 2], id: \.self) { value in
      SectorMark(angle: .value("Value", value), innerRadius: .ratio(0.5))
        .foregroundStyle(value == 2 ? .red : .blue)
    }
    let picture = Screen(width: 100, height: 100) { plain(chart) }.snapshot()
    #expect(picture.shows("blue", at: CGPoint(x: 80, y: 25)))
    #expect(picture.shows("blue", at: CGPoint(x: 80, y: 75)))
    #expect(picture.shows("red", at: CGPoint(x: 15, y: 50)))
    #expect(picture.shows("white", at: CGPoint(x: 50, y: 50)))
    #expect(picture.shows("white", at: CGPoint(x: 2, y: 2)))
    let (_, proxy, screen) = try ProxyProbe.show(width: 100, height: 100) { chart }
    #expect(screen.visibleText.isEmpty)
    #expect(abs(proxy.angle(at: CGPoint(x: 100, y: 50)).degrees - 90) < 0.001)
    #expect(proxy.value(atAngle: .degrees(90), as: Double.self) == 1)
  }

  @Test("CH20: Values without a place are left out, and nothing ends the program")
  func badValues() throws {
    let figures: [Double] = [.nan, .infinity, -.infinity, 0, 1e300, -1e300, 3]
    for type in [ScaleType.linear, .log, .symmetricLog, .squareRoot] {
      let screen = chartScreen {
        Chart {
          ForEach(figures.indices, id: \.self) { index in
            LineMark(x: .value("x", index), y: .value("y", figures[index])).interpolationMethod(.monotone)
            AreaMark(x: .value("x", index), y: .value("y", figures[index]))
            BarMark(x: .value("x", figures[index]), y: .value("y", index), width: .fixed(-4))
            PointMark(x: .value("x", index), y: .value("y", figures[index])).symbolSize(-3)
            SectorMark(angle: .value("x", figures[index]), innerRadius: .ratio(.nan), angularInset: .infinity)
            RuleMark(x: .value("x", figures[index])).offset(x: .nan)
            RectangleMark(
              xStart: .value("x", figures[index]), xEnd: .value("x", 2), yStart: .value("y", 0), yEnd: .value("y", 0))
          }
        }
        .chartYScale(type: type)
        .chartYAxis { AxisMarks(values: .stride(by: 0)) }
        .chartXScale(range: .plotDimension(padding: .nan))
      }
      _ = screen.snapshot()
    }
    for chart in [
      AnyView(Chart {}), AnyView(Chart { PointMark(x: .value("x", Double.nan), y: .value("y", Double.nan)) }),
    ] {
      #expect(chartScreen { chart }.visibleText.isEmpty)
    }
    let (_, proxy, _) = try ProxyProbe.show {
      Chart { PointMark(x: .value("x", Sample.date(2026, 1, 1)), y: .value("y", 5)) }
        .chartYScale(domain: 5...5)
    }
    #expect(proxy.position(forY: 5.0) == proxy.plotSize.height / 2)
    #expect(proxy.position(forX: Sample.date(2026, 1, 1)) == proxy.plotSize.width / 2)
    #expect(proxy.position(forY: Double.nan) == nil)
    _ = Screen(width: 5, height: 5) { Chart { BarMark(x: .value("x", "A"), y: .value("y", 1)) } }.snapshot()
  }

  @Test("CH20: A value without a place interrupts a line")
  func gaps() {
    let values: [Double] = [1, 1, .nan, 1, 1]
    let picture = Screen(width: 100, height: 40) {
      plain(
        Chart(values.indices, id: \.self) { index in
          LineMark(x: .value("x", index), y: .value("y", values[index])).lineStyle(StrokeStyle(lineWidth: 10))
        }
      )
      .chartYScale(domain: 0...2)
    }.snapshot()
    #expect(picture.shows("blue", at: CGPoint(x: 12, y: 20)))
    #expect(picture.shows("white", at: CGPoint(x: 50, y: 20)))
    #expect(picture.shows("blue", at: CGPoint(x: 88, y: 20)))
  }

  @Test("CH21: Plots make a mark of each element, with what key paths say, and lines of functions")
  func plots() throws {
    struct Point: Sendable {
      var x: Double
      var y: Double
      var group: String
      var size: CGFloat = 40
    }
    let data = (0..<10_000).map { (index: Int) -> Point in
      Point(x: Double(index), y: Double(index % 100), group: index.isMultiple(of: 2) ? "a" : "b")
    }
    let (_, proxy, screen) = try ProxyProbe.show {
      Chart {
        PointPlot(data, x: .value("x", \.x), y: .value("y", \.y))
          .foregroundStyle(by: .value("Group", \.group))
          .symbolSize(\.size)
          .opacity(0.5)
      }
    }
    let domain: [Double] = proxy.xDomain()
    #expect(domain == [0, 10_000])
    #expect(screen.visibleText.contains("a"))
    #expect(screen.elements(.other).map(\.value).contains("10,000"))
    let (_, function, _) = try ProxyProbe.show {
      Chart {
        LinePlot(x: "x", y: "y") { x in x * x }
          .foregroundStyle(.red)
        AreaPlot(x: "x", yStart: "low", yEnd: "high", domain: 0...1) { x in (yStart: -x, yEnd: x) }
      }
      .chartXScale(domain: -2...2)
    }
    let range: [Double] = function.yDomain()
    #expect(range == [-1, 4])
    let small = Array(data.prefix(3))
    let all = Screen(width: 100, height: 100) {
      Chart {
        BarPlot(small, x: .value("x", \.group), y: .value("y", \.y))
        RectanglePlot(small, x: .value("x", \.group), y: .value("y", \.y))
        RulePlot(small, y: .value("y", \.y))
        LinePlot(small, x: .value("x", \.group), y: .value("y", \.y)).lineStyle(StrokeStyle(lineWidth: 3))
        SectorPlot(small, angle: .value("y", \.y)).foregroundStyle(by: .value("Group", \.group))
      }
    }
    _ = all.snapshot()
  }

  @Test("CH19: Marks and domains move to new values, and marks that come are there at once")
  func motion() async {
    struct Moving: View {
      @State private var values = ["A": 10.0, "B": 10.0]

      var body: some View {
        VStack(spacing: 0) {
          Chart(values.keys.sorted(), id: \.self) { name in
            BarMark(x: .value("x", name), y: .value("y", values[name] ?? 0), width: .ratio(1)).cornerRadius(0)
          }
          .chartYScale(domain: 0...10)
          .chartXAxis(.hidden)
          .chartYAxis(.hidden)
          .frame(width: 120, height: 100)
          Button("Change") {
            withAnimation(.linear(duration: 1)) { values = ["A": 0, "B": 10, "C": 10] }
          }
        }
      }
    }
    let screen = Screen(width: 120, height: 200) { Moving() }
    screen.element(.button, "Change").tap()
    await screen.advance(by: .milliseconds(500))
    let top = screen.element(.other, "B").frame.minY
    let picture = screen.snapshot()
    #expect(picture.shows("white", at: CGPoint(x: 20, y: top + 40)))
    #expect(picture.shows("blue", at: CGPoint(x: 20, y: top + 60)))
    #expect(picture.shows("blue", at: CGPoint(x: 100, y: top + 10)))
    await screen.advance(by: .seconds(1))
    #expect(screen.snapshot().shows("white", at: CGPoint(x: 20, y: top + 95)))
  }

  @Test("CH7: each plot is a line of its own")
  func linePlots() {
    let screen = chartScreen {
      Chart {
        LinePlot(x: "x", y: "y", domain: 0...1) { _ in 1 }.foregroundStyle(.red)
        LinePlot(x: "x", y: "y", domain: 0...1) { _ in 0 }.foregroundStyle(.green)
      }
      .chartYScale(domain: 0...1)
      .background(.white)
    }
    let snapshot = screen.snapshot()
    #expect(snapshot.contains("red"))
    #expect(snapshot.contains("green"))
  }
}
