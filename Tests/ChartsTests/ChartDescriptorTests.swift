import Charts
import SwiftUITesting
import Testing

/// Charts as audio graphs.
@MainActor
struct ChartDescriptorTests {
  private func descriptor<Content: View>(@ViewBuilder _ content: () -> Content) throws -> AXChartDescriptor {
    let screen = chartScreen { content().accessibilityIdentifier("chart") }
    return try #require(screen.element(id: "chart").chartDescriptor)
  }

  @Test("CH25: a chart describes its axes and series as data")
  func bars() throws {
    let chart = try descriptor {
      Chart(Sample.sales) { sale in
        BarMark(x: .value("Month", "M\(sale.month)"), y: .value("Amount", sale.amount))
          .foregroundStyle(by: .value("Product", sale.name))
      }
    }
    let x = try #require(chart.xAxis as? AXCategoricalDataAxisDescriptor)
    #expect(x.title == "Month")
    #expect(x.categoryOrder == ["M1", "M2", "M3", "M4", "M5", "M6"])
    #expect(chart.yAxis?.title == "Amount")
    #expect(chart.yAxis?.range == 0...200)
    #expect(chart.yAxis?.gridlinePositions == [0, 50, 100, 150, 200])
    #expect(chart.series.map(\.name) == ["Cups", "Plates", "Bowls"])
    #expect(chart.series.allSatisfy { !$0.isContinuous && $0.dataPoints.count == 6 })
    #expect(chart.series.first?.dataPoints[3].xValue.category == "M4")
    #expect(chart.series.first?.dataPoints[3].yValue?.number == 80)
    #expect(chart.contentDirection == .leftToRight)
  }

  @Test("CH25: lines are continuous, dates are numbers with a description")
  func lines() throws {
    let chart = try descriptor {
      Chart(Sample.cups) { sale in
        LineMark(x: .value("Month", sale.date), y: .value("Amount", sale.amount))
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    let x = try #require(chart.xAxis as? AXNumericDataAxisDescriptor)
    #expect(x.range.lowerBound == Sample.date(2026, 1, 10).timeIntervalSinceReferenceDate)
    #expect(x.valueDescriptionProvider(x.range.lowerBound).contains("2026"))
    #expect(chart.series.map(\.isContinuous) == [true])
    #expect(chart.contentDirection == .rightToLeft)
  }

  @Test("CH25: bars that lie have their categories on the x axis, sectors their names")
  func turned() throws {
    let chart = try descriptor {
      Chart(Sample.cups) { sale in
        BarMark(x: .value("Amount", sale.amount), y: .value("Month", "M\(sale.month)"))
      }
    }
    #expect(chart.xAxis.title == "Month")
    #expect(chart.yAxis?.title == "Amount")
    #expect(chart.contentDirection == .topToBottom)
    let sectors = try descriptor {
      Chart(Sample.cups) { sale in
        SectorMark(angle: .value("Amount", sale.amount)).foregroundStyle(by: .value("Month", "M\(sale.month)"))
      }
    }
    #expect(sectors.contentDirection == .radialClockwise)
    #expect((sectors.xAxis as? AXCategoricalDataAxisDescriptor)?.categoryOrder.count == 6)
    #expect(sectors.series.first?.dataPoints.first?.yValue?.number == 30)
  }

  private struct Steps: AXChartDescriptorRepresentable {
    var count: Int

    func makeChartDescriptor() -> AXChartDescriptor {
      let x = AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: ["Mon"])
      let y = AXNumericDataAxisDescriptor(title: "Steps", range: 0...10, gridlinePositions: []) { "\($0) steps" }
      let point = AXDataPoint(x: "Mon", y: Double(count), label: "Start")
      return AXChartDescriptor(
        title: "Walks", xAxis: x, yAxis: y,
        series: [AXDataSeriesDescriptor(name: "Week", isContinuous: false, dataPoints: [point])])
    }

    func updateChartDescriptor(_ descriptor: AXChartDescriptor) {
      descriptor.summary = "\(count) steps"
    }
  }

  private struct Walk: View {
    @State private var count = 3

    var body: some View {
      VStack {
        Color.blue.accessibilityElement().accessibilityLabel("Graph").accessibilityChartDescriptor(Steps(count: count))
        Button("More") { count += 1 }
      }
    }
  }

  @Test("CH25: any view can be described as a chart; the description changes with it")
  func representable() throws {
    let screen = Screen { Walk() }
    let chart = try #require(screen["Graph"].chartDescriptor)
    #expect(chart.title == "Walks")
    #expect(chart.series.first?.dataPoints.first?.label == "Start")
    #expect(chart.summary == nil)
    screen["More"].tap()
    #expect(screen["Graph"].chartDescriptor === chart)
    #expect(chart.summary == "4 steps")
    #expect(screen["More"].chartDescriptor == nil)
  }
}
