import Charts
import SwiftUITesting
import Testing

/// Charts as a whole.
@MainActor
struct ChartTests {
  /// Whether a screen shows a text and marks in the color of the first style.
  private func check(_ screen: Screen, showing text: String) {
    #expect(screen.visibleText.contains(text))
    #expect(screen.snapshot().contains("blue"))
  }

  @Test("CH14: A chart shows bars, axes and a legend")
  func bars() {
    let screen = chartScreen {
      Chart(Sample.sales) { sale in
        BarMark(x: .value("Month", sale.date, unit: .month), y: .value("Amount", sale.amount))
          .foregroundStyle(by: .value("Product", sale.name))
      }
    }
    check(screen, showing: "Plates")
    let grouped = chartScreen {
      Chart(Sample.sales) { sale in
        BarMark(x: .value("Month", "M\(sale.month)"), y: .value("Amount", sale.amount))
          .foregroundStyle(by: .value("Product", sale.name))
          .position(by: .value("Product", sale.name))
      }
    }
    check(grouped, showing: "M4")
    let lying = chartScreen {
      Chart(Sample.cups) { sale in
        BarMark(x: .value("Amount", sale.amount), y: .value("Month", "Month \(sale.month)"))
          .cornerRadius(6)
          .annotation(position: .trailing) { Text("\(Int(sale.amount))").font(.caption2) }
      }
      .chartXAxisLabel("Sales in thousands")
    }
    check(lying, showing: "Sales in thousands")
  }

  @Test("CH7: Lines, areas, points and rules")
  func lines() {
    let screen = chartScreen {
      Chart {
        ForEach(Sample.sales) { sale in
          LineMark(x: .value("Month", sale.date), y: .value("Amount", sale.amount))
            .foregroundStyle(by: .value("Product", sale.name))
            .symbol(by: .value("Product", sale.name))
            .interpolationMethod(.catmullRom)
        }
        RuleMark(y: .value("Goal", 70))
          .foregroundStyle(.red)
          .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 2]))
          .annotation(position: .top, alignment: .leading) { Text("Goal").font(.caption2).foregroundStyle(.red) }
      }
    }
    check(screen, showing: "Goal")
    let area = chartScreen {
      Chart(Sample.sales) { sale in
        AreaMark(x: .value("Month", sale.date), y: .value("Amount", sale.amount), stacking: .standard)
          .foregroundStyle(by: .value("Product", sale.name))
          .interpolationMethod(.monotone)
      }
      .chartLegend(position: .top, alignment: .trailing)
      .chartXAxis {
        AxisMarks(values: .stride(by: .month)) { value in
          AxisGridLine()
          AxisTick()
          AxisValueLabel(format: .dateTime.month(.abbreviated), centered: true)
        }
      }
      .chartYAxis { AxisMarks(position: .leading) }
    }
    check(area, showing: "Mar")
    let points = chartScreen {
      Chart {
        ForEach(0..<60, id: \.self) { index in
          PointMark(x: .value("x", Double(index * index % 61)), y: .value("y", Double(index * 37 % 53)))
            .foregroundStyle(by: .value("Group", index % 2 == 0 ? "Even" : "Odd"))
            .symbol(by: .value("Group", index % 2 == 0 ? "Even" : "Odd"))
        }
      }
    }
    check(points, showing: "Odd")
  }

  @Test("CH9: Sectors")
  func sectors() {
    let screen = chartScreen(height: 260) {
      Chart(Sample.cups) { sale in
        SectorMark(
          angle: .value("Amount", sale.amount), innerRadius: .ratio(0.6), angularInset: 1.5
        )
        .cornerRadius(4)
        .foregroundStyle(by: .value("Month", "Month \(sale.month)"))
      }
      .chartBackground { proxy in
        GeometryReader { geometry in
          if let anchor = proxy.plotFrame {
            let frame = geometry[anchor]
            Text("Total").position(x: frame.midX, y: frame.midY)
          }
        }
      }
    }
    check(screen, showing: "Total")
    let pie = chartScreen(height: 260) {
      Chart(Sample.cups) { sale in
        SectorMark(angle: .value("Amount", sale.amount))
          .foregroundStyle(by: .value("Month", "Month \(sale.month)"))
          .annotation(position: .overlay) { Text("\(Int(sale.amount))").foregroundStyle(.white).font(.caption) }
      }
    }
    check(pie, showing: "97")
  }

  @Test("CH5: Numbers run through colors")
  func heat() {
    let screen = chartScreen {
      Chart {
        ForEach(0..<24, id: \.self) { index in
          RectangleMark(x: .value("Hour", "\(index % 6)"), y: .value("Day", "Day \(index / 6)"))
            .foregroundStyle(by: .value("Count", index * 7 % 23))
        }
      }
      .environment(\.colorScheme, .dark)
      .background(.black)
    }
    check(screen, showing: "Day 3")
    let mirrored = chartScreen {
      Chart(Sample.cups) { sale in
        BarMark(x: .value("Month", "M\(sale.month)"), y: .value("Amount", sale.amount))
          .foregroundStyle(.blue.gradient)
        LineMark(x: .value("Month", "M\(sale.month)"), y: .value("Amount", sale.amount / 2))
          .foregroundStyle(.orange)
          .symbol(.circle)
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    check(mirrored, showing: "M2")
  }
}
