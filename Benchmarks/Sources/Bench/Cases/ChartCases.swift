import BenchComparison
import SwiftUI
@_spi(TesseraTools) import TesseraHeadless

/// Charts of many points.
@MainActor
enum ChartCases {
  static let all: [BenchmarkCase] = [1_000, 10_000].flatMap { [show($0), pointAt($0)] }

  private static func show(_ count: Int) -> BenchmarkCase {
    BenchmarkCase(
      name: CaseName.chart(count), rows: count, goal: count == 10_000 ? 20 : nil,
      growth: GrowthPlace("show a chart", size: count, exponent: 1)
    ) {
      let points = CloudPoint.all(count)
      let host = HeadlessHost { EmptyView() }
      return Scenario(
        host: host,
        prepare: { host.update { AnyView(EmptyView()) } },
        operate: { host.update { AnyView(PointCloud(points: points)) } })
    }
  }

  /// Only what shows the value is evaluated.
  private static func pointAt(_ count: Int) -> BenchmarkCase {
    BenchmarkCase(
      name: CaseName.chartHover(count), rows: count, goal: 1,
      growth: GrowthPlace("point at a chart", size: count, exponent: 0)
    ) {
      let points = CloudPoint.all(count)
      let host = HeadlessHost { PointCloud(points: points) }
      var isLeft = false
      return Scenario(host: host) {
        isLeft.toggle()
        host.hover(at: CGPoint(x: isLeft ? 200 : 300, y: 200))
      }
    }
  }
}
