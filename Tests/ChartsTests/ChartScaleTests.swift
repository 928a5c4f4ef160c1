import Charts
import SwiftUITesting
import Testing

/// Scales, domains and the values of axes.
@MainActor
struct ChartScaleTests {
  private enum Size: String, Plottable, CaseIterable {
    case small, medium, large
  }

  private struct Money: Plottable {
    let cents: Int

    var primitivePlottable: Int { cents }

    init(cents: Int) {
      self.cents = cents
    }

    init?(primitivePlottable: Int) {
      cents = primitivePlottable
    }
  }

  @Test("CH1: Enumerations and types of a program are plotted as what they come down to, and read back")
  func plottable() throws {
    let (_, proxy, screen) = try ProxyProbe.show {
      Chart(Size.allCases, id: \.self) { size in
        BarMark(x: .value("Size", size), y: .value("Price", Money(cents: size == .large ? 400 : 200)))
      }
    }
    #expect(proxy.xDomain(dataType: Size.self) == [.small, .medium, .large])
    #expect(proxy.value(atX: proxy.plotSize.width / 2, as: Size.self) == .medium)
    #expect(proxy.value(atY: 0, as: Money.self)?.cents == 400)
    #expect(proxy.value(atY: 0, as: Int8.self) == nil)
    #expect(proxy.value(atX: 0, as: Double.self) == nil)
    #expect(screen.visibleText.contains("medium"))
  }

  @Test("CH2: A date with a unit takes the whole unit, and a bin its range")
  func units() throws {
    let (_, proxy, _) = try ProxyProbe.show {
      Chart(Sample.cups) { sale in
        BarMark(
          x: .value("Month", sale.date, unit: .month, calendar: Sample.calendar), y: .value("Amount", sale.amount))
      }
    }
    let domain: [Date] = proxy.xDomain()
    #expect(domain == [Sample.date(2026, 1, 1), Sample.date(2026, 7, 1)])
    let bins = NumberBins(data: [3.0, 18, 44, 51], desiredCount: 5)
    #expect(bins.thresholds == [0, 10, 20, 30, 40, 50, 60])
    #expect(bins.index(for: 18) == 1)
    #expect(bins.index(for: 100) == 5)
    let days = DateBins(
      unit: .day, range: Sample.date(2026, 1, 1)...Sample.date(2026, 1, 3), calendar: Sample.calendar)
    #expect(days.count == 3)
    #expect(days.index(for: Sample.date(2026, 1, 2)) == 1)
  }

  @Test("CH10: Numbers are shown from zero to a round number, without zero if that is asked for")
  func numbers() throws {
    let values = [112.0, 130, 147]
    func domain(_ change: (AnyView) -> AnyView) throws -> [Double] {
      let (_, proxy, _) = try ProxyProbe.show {
        change(
          AnyView(
            Chart(values, id: \.self) { value in
              PointMark(x: .value("x", value), y: .value("y", value))
            }))
      }
      return proxy.yDomain()
    }
    #expect(try domain { $0 } == [0, 160])
    #expect(try domain { AnyView($0.chartYScale(domain: .automatic(includesZero: false))) } == [110, 150])
    #expect(try domain { AnyView($0.chartYScale(domain: 50...200)) } == [50, 200])
    #expect(
      try domain {
        AnyView($0.chartYScale(domain: .automatic(dataType: Double.self) { $0 = [100, 200] }))
      } == [100, 200])
  }

  @Test("CH10: Categories come in the order of the data, on the vertical axis from the top, or as the domain has them")
  func categories() throws {
    let (_, proxy, _) = try ProxyProbe.show {
      Chart(["b", "a", "c"], id: \.self) { name in
        BarMark(x: .value("n", 1), y: .value("name", name))
      }
      .chartXScale(domain: .automatic(reversed: true))
    }
    let first = try #require(proxy.position(forY: "b"))
    let last = try #require(proxy.position(forY: "c"))
    #expect(first < last)
    #expect(proxy.position(forX: 0) == proxy.plotSize.width)
    #expect(proxy.position(forX: 1) == 0)
    let (_, asked, _) = try ProxyProbe.show {
      Chart(["b", "a"], id: \.self) { name in BarMark(x: .value("name", name), y: .value("n", 1)) }
        .chartXScale(domain: ["a", "b", "z"])
    }
    #expect(asked.xDomain(dataType: String.self) == ["a", "b", "z"])
    let (_, years, _) = try ProxyProbe.show {
      Chart([2024, 2026], id: \.self) { year in BarMark(x: .value("Year", year), y: .value("n", 1)) }
        .chartXScale(type: .category)
    }
    #expect(years.xDomain(dataType: String.self) == ["2024", "2026"])
    #expect(years.position(forX: 2026) == years.plotSize.width * 0.75)
  }

  @Test("CH10: Logarithms, roots, powers and ranges spread values", arguments: [0, 1, 2, 3])
  func types(_ number: Int) throws {
    let type = [ScaleType.log, .squareRoot, .power(exponent: 2), .symmetricLog][number]
    let domain = number == 0 ? 1.0...100 : 0.0...100
    let (_, proxy, _) = try ProxyProbe.show {
      Chart { PointMark(x: .value("x", 10), y: .value("y", 1)) }
        .chartXScale(domain: domain, range: .plotDimension(padding: 10), type: type)
    }
    let width = proxy.plotSize.width
    let share = [0.5, 0.3162, 0.01, 0.5196][number]
    let position = try #require(proxy.position(forX: 10))
    #expect(abs(position - (10 + share * (width - 20))) < 0.1)
    #expect(abs((proxy.value(atX: position, as: Double.self) ?? 0) - 10) < 1e-6)
    #expect(proxy.position(forX: 100) == width - 10)
  }

  @Test("CH11: Values of axes are round, multiples of a stride, units of the calendar, or those that are asked for")
  func ticks() {
    func text<X: AxisContent>(@AxisContentBuilder _ x: @escaping @MainActor () -> X) -> [String] {
      chartScreen {
        Chart { PointMark(x: .value("x", 97), y: .value("y", 0)) }
          .chartXAxis(content: x)
          .chartYAxis(.hidden)
      }.visibleText
    }
    #expect(text { AxisMarks() } == ["0", "20", "40", "60", "80", "100"])
    #expect(text { AxisMarks(values: .stride(by: 50)) } == ["0", "50", "100"])
    #expect(text { AxisMarks(values: .automatic(desiredCount: 2)) } == ["0", "50", "100"])
    #expect(text { AxisMarks(values: [10, 35.5, 1_000]) } == ["10", "35.5"])
    let months = chartScreen {
      Chart(Sample.cups) { sale in LineMark(x: .value("d", sale.date), y: .value("y", sale.amount)) }
        .chartYAxis(.hidden)
        .chartXAxis {
          AxisMarks(values: .stride(by: .month, count: 2)) { value in
            AxisGridLine()
            if value.as(Date.self) == Sample.date(2026, 3, 1) {
              AxisValueLabel("March")
            } else {
              AxisValueLabel(format: .dateTime.month(.abbreviated))
            }
          }
        }
    }
    #expect(months.visibleText == ["March", "May"])
  }

  @Test("CH12: Labels are written in formats, as views, and between values")
  func labels() throws {
    let screen = chartScreen {
      Chart { BarMark(x: .value("x", "A"), y: .value("y", 2_000)) }
        .chartYAxis {
          AxisMarks(values: [0, 1_000, 2_000]) { value in
            AxisValueLabel {
              if let number = value.as(Int.self) { Text("\(number / 1_000)k of \(value.count)") }
            }
          }
        }
    }
    #expect(screen.visibleText.filter { $0.contains("k") } == ["2k of 3", "1k of 3", "0k of 3"].reversed())
    let standard = chartScreen { Chart { BarMark(x: .value("x", "A"), y: .value("y", 2_000)) } }
    #expect(standard.visibleText.contains("1,500"))
    let formatted = chartScreen {
      Chart { BarMark(x: .value("x", "A"), y: .value("y", 2)) }
        .chartYAxis { AxisMarks(format: Decimal.FormatStyle.Currency(code: "USD").precision(.fractionLength(0))) }
    }
    #expect(formatted.visibleText.contains("$2"))
    let bar = try #require(standard.elements(.other, containing: "A").first).frame
    let category = standard.element(.text, "A").frame
    #expect(abs(bar.midX - category.midX) < 1)
  }

  @Test("CH13: Labels that would meet are left out, unless that is disabled")
  func collisions() {
    func count(_ resolution: AxisValueLabelCollisionResolution) -> Int {
      let screen = chartScreen(width: 200) {
        Chart { PointMark(x: .value("x", 100_000), y: .value("y", 0)) }
          .chartYAxis(.hidden)
          .chartXAxis {
            AxisMarks(values: .stride(by: 10_000)) { _ in AxisValueLabel(collisionResolution: resolution) }
          }
      }
      return screen.elements(.text).filter { $0.frame.minX > 0 }.count
    }
    #expect(count(.disabled) == 11)
    #expect(count(.automatic) < 6)
    #expect(count(.automatic) > 1)
    #expect(count(.greedy(minimumSpacing: 60)) < count(.greedy))
    let names = Screen(width: 320, height: 100) {
      Chart(0..<30, id: \.self) { BarMark(x: .value("x", "c\($0)"), y: .value("y", 1)) }.chartYAxis(.hidden)
    }
    let shown = names.elements(.text).filter { $0.frame.minX > -1_000 }.map(\.label)
    #expect(shown == ["c0", "c3", "c6", "c9", "c12", "c15", "c18", "c21", "c24", "c27"])
  }
}
