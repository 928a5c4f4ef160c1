import Charts
import SwiftUI

/// Weather in lines.
struct LineFigures: View {
  @State private var selection: Date?
  @State private var position = Temperature.start

  var body: some View {
    Figure("To be touched") { touched }
    Figure("Steps") {
      Chart(Rainfall.all.filter { $0.town == "Bergen" }) { rain in
        LineMark(x: .value("Month", rain.month, unit: .month), y: .value("Rain", rain.amount))
          .interpolationMethod(.stepCenter)
          .foregroundStyle(.teal)
      }
      .chartYScale(domain: .automatic(includesZero: false))
    }
    Figure("A forecast") {
      Chart(Temperature.forecast) { day in
        LineMark(x: .value("Day", day.date), y: .value("Degrees", day.degrees))
          .lineStyle(by: .value("Kind", day.isForecast ? "Forecast" : "Measured"))
          .foregroundStyle(by: .value("Kind", day.isForecast ? "Forecast" : "Measured"))
          .interpolationMethod(.monotone)
      }
      .chartLineStyleScale([
        "Measured": StrokeStyle(lineWidth: 2), "Forecast": StrokeStyle(lineWidth: 2, dash: [5, 4]),
      ])
      .chartForegroundStyleScale(["Measured": Color.blue, "Forecast": Color.gray])
    }
    Figure("A year, to be scrolled") {
      Chart(Temperature.days) { day in
        LineMark(x: .value("Day", day.date), y: .value("Degrees", day.degrees))
          .foregroundStyle(.pink)
      }
      .chartScrollableAxes(.horizontal)
      .chartXVisibleDomain(length: 3_600 * 24 * 60)
      .chartScrollPosition(x: $position)
    }
    Figure("Functions") {
      Chart {
        LinePlot(x: "x", y: "sin x", domain: -6.3...6.3) { sin($0) }
          .foregroundStyle(.purple)
        LinePlot(x: "x", y: "sin x / x", domain: -6.3...6.3) { $0 == 0 ? 1 : sin(2 * $0) / (2 * $0) }
          .foregroundStyle(.orange)
          .lineStyle(StrokeStyle(lineWidth: 1.5, dash: [3, 3]))
      }
      .chartYScale(domain: -1.2...1.2)
    }
    Figure("By powers of ten") {
      Chart(Growth.all) { day in
        LineMark(x: .value("Day", day.day), y: .value("Cells", day.cells))
          .symbol(.circle)
          .foregroundStyle(.green)
      }
      .chartYScale(type: .log)
    }
  }

  private var touched: some View {
    Chart {
      ForEach(Rainfall.all) { rain in
        LineMark(x: .value("Month", rain.month, unit: .month), y: .value("Rain", rain.amount))
          .foregroundStyle(by: .value("Town", rain.town))
          .symbol(by: .value("Town", rain.town))
          .interpolationMethod(.catmullRom)
      }
      RuleMark(y: .value("Much", 200))
        .lineStyle(StrokeStyle(lineWidth: 1, dash: [4]))
        .foregroundStyle(.secondary)
        .annotation(position: .top, alignment: .trailing) {
          Text("Much").font(.caption).foregroundStyle(.secondary)
        }
      if let selection {
        RuleMark(x: .value("Month", selection, unit: .month))
          .foregroundStyle(.gray.opacity(0.4))
          .annotation(position: .topLeading, overflowResolution: AnnotationOverflowResolution(x: .fit(to: .chart))) {
            Text(selection, format: .dateTime.month(.wide))
              .font(.caption)
              .padding(4)
              .background(.background, in: RoundedRectangle(cornerRadius: 4))
          }
      }
    }
    .chartXSelection(value: $selection)
    .chartXAxis {
      AxisMarks(values: .stride(by: .month, count: 2)) { _ in
        AxisGridLine()
        AxisTick()
        AxisValueLabel(format: .dateTime.month(.abbreviated))
      }
    }
  }
}
