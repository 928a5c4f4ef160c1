import Charts
import SwiftUI

/// Weather in areas.
struct AreaFigures: View {
  var body: some View {
    Figure("Piled") {
      Chart(Rainfall.all) { rain in
        AreaMark(x: .value("Month", rain.month, unit: .month), y: .value("Rain", rain.amount))
          .foregroundStyle(by: .value("Town", rain.town))
      }
      .chartForegroundStyleScale(["Bergen": Color.blue, "Lisbon": Color.orange])
      .chartLegend(position: .top)
    }
    Figure("A stream") {
      Chart(Rainfall.all) { rain in
        AreaMark(
          x: .value("Month", rain.month, unit: .month), y: .value("Rain", rain.amount), stacking: .center
        )
        .foregroundStyle(by: .value("Town", rain.town))
        .interpolationMethod(.monotone)
      }
      .chartYAxis(.hidden)
    }
    Figure("Shares") {
      Chart(Rainfall.all) { rain in
        AreaMark(
          x: .value("Month", rain.month, unit: .month), y: .value("Rain", rain.amount), stacking: .normalized
        )
        .foregroundStyle(by: .value("Town", rain.town))
      }
      .chartYAxis {
        AxisMarks(format: FloatingPointFormatStyle<Double>.Percent())
      }
    }
    Figure("Between") {
      Chart(Temperature.months) { month in
        AreaMark(
          x: .value("Month", month.date, unit: .month), yStart: .value("Coldest", month.low),
          yEnd: .value("Warmest", month.high)
        )
        .foregroundStyle(.red.opacity(0.25))
        LineMark(x: .value("Month", month.date, unit: .month), y: .value("Mean", month.mean))
          .foregroundStyle(.red)
      }
    }
    Figure("Fading") {
      Chart(Temperature.months) { month in
        AreaMark(x: .value("Month", month.date, unit: .month), y: .value("Warmest", month.high))
          .foregroundStyle(.linearGradient(colors: [.green.opacity(0.6), .clear], startPoint: .top, endPoint: .bottom))
          .interpolationMethod(.catmullRom)
        LineMark(x: .value("Month", month.date, unit: .month), y: .value("Warmest", month.high))
          .foregroundStyle(.green)
          .interpolationMethod(.catmullRom)
      }
    }
    Figure("Above and below") { masked }
  }

  /// Two bands of color, seen through an area.
  private var masked: some View {
    Chart {
      Plot {
        RectangleMark(yStart: .value("Mild", 10.0), yEnd: .value("Hot", 30.0)).foregroundStyle(.orange)
        RectangleMark(yStart: .value("Cold", -10.0), yEnd: .value("Mild", 10.0)).foregroundStyle(.cyan)
      }
      .mask {
        ForEach(Temperature.months) { month in
          AreaMark(
            x: .value("Month", month.date, unit: .month), yStart: .value("Coldest", month.low),
            yEnd: .value("Warmest", month.high)
          )
          .interpolationMethod(.monotone)
        }
      }
      RuleMark(y: .value("Mild", 10.0)).foregroundStyle(.secondary)
    }
  }
}
