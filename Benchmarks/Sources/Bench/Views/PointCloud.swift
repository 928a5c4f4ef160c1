import Charts
import SwiftUI

/// A value of a chart.
struct CloudPoint {
  let x: Double
  let y: Double

  /// Points that lie all over a plot, always the same.
  static func all(_ count: Int) -> [CloudPoint] {
    (0..<count).map { index in
      CloudPoint(x: Double(index), y: Double(index * 7_919 % 1_009) + 200 * sin(Double(index) / 500))
    }
  }
}

/// A chart of many points as one plot, which marks the value that is pointed at.
struct PointCloud: View {
  let points: [CloudPoint]
  @State private var selection: Double?

  var body: some View {
    Chart {
      PointPlot(points, x: .value("Time", \.x), y: .value("Amount", \.y))
    }
    .chartXSelection(value: $selection)
    .chartOverlay { proxy in
      if let selection, let x = proxy.position(forX: selection) {
        Rectangle().fill(.red).frame(width: 1).position(x: x, y: proxy.plotSize.height / 2)
      }
    }
  }
}
