import Charts
import SwiftUI

/// Rain in bars.
struct BarFigures: View {
  @State private var year = 2024

  var body: some View {
    years
    Figure("Side by side") {
      Chart(Rainfall.all) { rain in
        BarMark(x: .value("Month", rain.month, unit: .month), y: .value("Rain", rain.amount))
          .foregroundStyle(by: .value("Town", rain.town))
          .position(by: .value("Town", rain.town))
      }
      .chartYAxisLabel("mm")
    }
    Figure("Stacked") {
      Chart(Rainfall.all) { rain in
        BarMark(x: .value("Month", rain.month, unit: .month), y: .value("Rain", rain.amount))
          .foregroundStyle(by: .value("Town", rain.town))
      }
      .chartForegroundStyleScale(["Bergen": Color.indigo, "Lisbon": Color.mint])
    }
    Figure("Shares") {
      Chart(Rainfall.all) { rain in
        BarMark(
          x: .value("Rain", rain.amount), y: .value("Season", rain.season), stacking: .normalized
        )
        .foregroundStyle(by: .value("Town", rain.town))
      }
      .chartXAxis {
        AxisMarks(format: FloatingPointFormatStyle<Double>.Percent())
      }
    }
    Figure("How often") {
      Chart(Temperature.bins, id: \.range) { bin in
        BarMark(x: .value("Degrees", bin.range), y: .value("Days", bin.count))
          .foregroundStyle(.orange.gradient)
      }
    }
    Figure("From and to") {
      Chart(Temperature.months) { month in
        BarMark(
          x: .value("Month", month.date, unit: .month), yStart: .value("Coldest", month.low),
          yEnd: .value("Warmest", month.high), width: .fixed(10)
        )
        .cornerRadius(5)
        .foregroundStyle(.linearGradient(colors: [.blue, .red], startPoint: .bottom, endPoint: .top))
        .alignsMarkStylesWithPlotArea()
      }
    }
  }

  /// Bars that move from one year to the next.
  private var years: some View {
    Figure("Years", height: 210) {
      VStack(alignment: .leading) {
        Chart(Rainfall.towns(in: year), id: \.town) { town in
          BarMark(x: .value("Rain", town.amount), y: .value("Town", town.town))
            .foregroundStyle(by: .value("Town", town.town))
            .annotation(
              position: .trailing, overflowResolution: AnnotationOverflowResolution(x: .padScale, y: .disabled)
            ) {
              Text(town.amount, format: .number).font(.caption).foregroundStyle(.secondary)
            }
        }
        .chartLegend(.hidden)
        Button("Next year") {
          withAnimation(.easeInOut(duration: 0.6)) { year = year == 2024 ? 2025 : 2024 }
        }
        .buttonStyle(.bordered)
        .controlSize(.small)
      }
    }
  }
}
