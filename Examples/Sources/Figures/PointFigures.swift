import Charts
import SwiftUI

/// Weather in points, fields and sectors.
struct PointFigures: View {
  @State private var angle: Double?

  private var sums: [(town: String, amount: Double)] { Rainfall.towns(in: 2025) }

  var body: some View {
    Figure("Scattered") {
      Chart(Temperature.winds) { day in
        PointMark(x: .value("Wind", day.wind), y: .value("Degrees", day.degrees))
          .foregroundStyle(by: .value("Season", day.season))
          .symbol(by: .value("Season", day.season))
      }
      .chartXAxisLabel("km/h")
    }
    Figure("Bubbles") {
      Chart(Temperature.months) { month in
        PointMark(x: .value("Month", month.date, unit: .month), y: .value("Mean", month.mean))
          .symbolSize(by: .value("Range", month.high - month.low))
          .foregroundStyle(.blue.opacity(0.6))
      }
    }
    Figure("Warm hours") {
      Chart(Temperature.hours) { hour in
        RectangleMark(x: .value("Hour", "\(hour.hour)"), y: .value("Month", hour.month))
          .foregroundStyle(by: .value("Degrees", hour.degrees))
      }
      .chartForegroundStyleScale(range: Gradient(colors: [.blue, .yellow, .red]))
    }
    Figure("A ring", height: 200) {
      Chart(sums, id: \.town) { sum in
        SectorMark(
          angle: .value("Rain", sum.amount), innerRadius: .ratio(0.6),
          outerRadius: .inset(selected == sum.town ? 0 : 8),
          angularInset: 2
        )
        .cornerRadius(4)
        .foregroundStyle(by: .value("Town", sum.town))
        .opacity(selected == nil || selected == sum.town ? 1 : 0.4)
      }
      .chartAngleSelection(value: $angle)
      .chartBackground { proxy in
        GeometryReader { geometry in
          if let anchor = proxy.plotFrame {
            Text(selected ?? "Rain")
              .font(.headline)
              .position(x: geometry[anchor].midX, y: geometry[anchor].midY)
          }
        }
      }
    }
    Figure("A pie", height: 200) {
      Chart(sums, id: \.town) { sum in
        SectorMark(angle: .value("Rain", sum.amount))
          .foregroundStyle(by: .value("Town", sum.town))
          .annotation(position: .overlay) {
            Text(sum.amount, format: .number).font(.caption.bold()).foregroundStyle(.white)
          }
      }
      .chartLegend(position: .trailing, alignment: .center)
    }
    Figure("Candles") {
      Chart(Growth.weeks) { week in
        RuleMark(
          x: .value("Week", week.week), yStart: .value("Low", week.low), yEnd: .value("High", week.high)
        )
        .foregroundStyle(week.end >= week.start ? .green : .red)
        BarMark(
          x: .value("Week", week.week), yStart: .value("Start", week.start), yEnd: .value("End", week.end),
          width: .fixed(8)
        )
        .foregroundStyle(week.end >= week.start ? .green : .red)
      }
      .chartYScale(domain: .automatic(includesZero: false))
    }
  }

  /// The town whose part of the ring is chosen.
  private var selected: String? {
    guard let angle else { return nil }
    var sum = 0.0
    return sums.first { town in
      sum += town.amount
      return angle < sum
    }?.town
  }
}
