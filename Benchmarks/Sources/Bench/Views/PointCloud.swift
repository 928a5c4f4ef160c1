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

/// What is pointed at.
@Observable
final class CloudPointer {
  var x: Double?
}

/// A chart of many points as one plot. A view of its own marks the value that is pointed at.
struct PointCloud: View {
  let points: [CloudPoint]
  @State private var pointer = CloudPointer()

  var body: some View {
    Chart {
      PointPlot(points, x: .value("Time", \.x), y: .value("Amount", \.y))
    }
    .chartXSelection(value: $pointer.x)
    .chartOverlay { proxy in CloudRule(pointer: pointer, proxy: proxy) }
  }
}

/// A line at the value that is pointed at.
struct CloudRule: View {
  let pointer: CloudPointer
  let proxy: ChartProxy

  var body: some View {
    if let x = pointer.x, let position = proxy.position(forX: x) {
      Rectangle().fill(.red).frame(width: 1).position(x: position, y: proxy.plotSize.height / 2)
    }
  }
}
