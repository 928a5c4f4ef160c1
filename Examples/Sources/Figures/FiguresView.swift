import Charts
import SwiftUI

/// The rain of two towns, in charts of several kinds.
public struct FiguresView: View {
  @State private var kind = FigureKind.bars
  @State private var selection: Date?

  public init() {}

  public var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Picker("Kind", selection: $kind) {
        ForEach(FigureKind.allCases) { Text($0.rawValue).tag($0) }
      }
      .pickerStyle(.segmented)
      Text(kind.explanation)
        .font(.headline)
      figure
        .frame(height: 300)
      Spacer()
    }
    .padding()
  }

  @ViewBuilder private var figure: some View {
    switch kind {
    case .bars: RainBars()
    case .lines: RainLines(selection: $selection)
    case .areas: RainAreas()
    case .sectors: RainSectors()
    }
  }
}

/// How the rain is shown.
enum FigureKind: String, CaseIterable, Identifiable {
  case bars = "Bars"
  case lines = "Lines"
  case areas = "Areas"
  case sectors = "Sectors"

  var id: Self { self }

  var explanation: String {
    switch self {
    case .bars: "Rain by month, side by side"
    case .lines: "Rain by month, to be touched"
    case .areas: "Rain by month, stacked"
    case .sectors: "Rain of the year"
    }
  }
}

private struct RainBars: View {
  var body: some View {
    Chart(Rainfall.all) { rain in
      BarMark(x: .value("Month", rain.month, unit: .month), y: .value("Rain", rain.amount))
        .foregroundStyle(by: .value("Town", rain.town))
        .position(by: .value("Town", rain.town))
    }
    .chartYAxisLabel("mm")
  }
}

private struct RainLines: View {
  @Binding var selection: Date?

  var body: some View {
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
        RuleMark(x: .value("Month", selection, unit: .month)).foregroundStyle(.gray.opacity(0.4))
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

private struct RainAreas: View {
  var body: some View {
    Chart(Rainfall.all) { rain in
      AreaMark(x: .value("Month", rain.month, unit: .month), y: .value("Rain", rain.amount))
        .foregroundStyle(by: .value("Town", rain.town))
    }
    .chartForegroundStyleScale(["Bergen": Color.blue, "Lisbon": Color.orange])
    .chartLegend(position: .top)
  }
}

private struct RainSectors: View {
  private var sums: [(town: String, amount: Double)] {
    Dictionary(grouping: Rainfall.all, by: \.town)
      .map { town, rain in (town, rain.reduce(0) { $0 + $1.amount }) }
      .sorted { $0.town < $1.town }
  }

  var body: some View {
    Chart(sums, id: \.town) { sum in
      SectorMark(angle: .value("Rain", sum.amount), innerRadius: .ratio(0.6), angularInset: 2)
        .cornerRadius(4)
        .foregroundStyle(by: .value("Town", sum.town))
    }
  }
}

#Preview {
  FiguresView()
}
