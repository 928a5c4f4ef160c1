import BenchComparison
import SwiftUI
@_spi(TesseraTools) import TesseraHeadless

/// Whole screens: drawn, and longer than what is in sight of them.
@MainActor
enum ScreenCases {
  static let all: [BenchmarkCase] =
    [paint(columns: 25, rows: 20), paint(columns: 50, rows: 40), changeAndPaint]
    + [10_000, 100_000].map { firstLazyRows($0) }
    + [10_000, 100_000].map { scrolledLazyRows($0) }
    + [10_000, 100_000].map { leapOverLazyRows($0) }

  private static let width = 1_280
  private static let height = 800
  /// How many of the lazy rows are in sight.
  private static let visibleRows = 30

  private static func paint(columns: Int, rows: Int) -> BenchmarkCase {
    let count = columns * rows
    return BenchmarkCase(
      name: CaseName.paint(count), rows: count, goal: 0.01 * Double(count),
      growth: GrowthPlace("paint", size: count, exponent: 1)
    ) {
      let host = rectangles(columns: columns, rows: rows, Remote())
      return Scenario(host: host) { host.paint() }
    } makeFloor: {
      paintFloor(columns: columns, rows: rows)
    }
  }

  static let changeAndPaint = BenchmarkCase(name: CaseName.changeAndPaint, rows: 500, goal: 5) {
    let remote = Remote<String>()
    let host = rectangles(columns: 25, rows: 20, remote)
    var isFirst = false
    return Scenario(host: host) {
      isFirst.toggle()
      host.perform { remote.send?(isFirst ? "No. 7" : "No. 350") }
      host.paint()
    }
  } makeFloor: {
    paintFloor(columns: 25, rows: 20)
  }

  private static func rectangles(columns: Int, rows: Int, _ remote: Remote<String>) -> HeadlessHost {
    HeadlessHost(width: CGFloat(width), height: CGFloat(height)) {
      LabeledRectangles(columns: columns, rows: rows, remote: remote)
    }
  }

  /// The same picture by Cairo and Pango alone.
  private static func paintFloor(columns: Int, rows: Int) -> Scenario {
    let floor = PaintFloor(
      width: width, height: height, columns: columns, rows: rows, label: LabeledRectangles.label)
    return Scenario { floor.paint() }
  }

  /// The ids of all rows are read: some nanoseconds for each.
  private static func firstLazyRows(_ rows: Int) -> BenchmarkCase {
    BenchmarkCase(
      name: CaseName.firstLazyRows(of: rows), rows: visibleRows,
      growth: GrowthPlace("create a lazy stack", size: rows, exponent: 1)
    ) {
      let host = HeadlessHost { EmptyView() }
      return Scenario(
        host: host, prepare: { host.update { AnyView(EmptyView()) } },
        operate: { host.update { AnyView(LazyRowsOfLabels(count: rows)) } })
    }
  }

  private static func scrolledLazyRows(_ rows: Int) -> BenchmarkCase {
    BenchmarkCase(
      name: CaseName.scrolledLazyRows(of: rows), rows: visibleRows,
      growth: GrowthPlace("scroll lazy rows", size: rows, exponent: 0)
    ) {
      let host = HeadlessHost { LazyRowsOfLabels(count: rows) }
      var distance: CGFloat = 0
      return Scenario(host: host) {
        // There and back: the rows of neither place are alive when it comes in sight.
        distance = distance == -600 ? 600 : -600
        host.scroll(by: distance)
      }
    }
  }

  private static func leapOverLazyRows(_ rows: Int) -> BenchmarkCase {
    BenchmarkCase(
      name: CaseName.leapOverLazyRows(of: rows), rows: visibleRows,
      growth: GrowthPlace("leap over lazy rows", size: rows, exponent: 0)
    ) {
      let host = HeadlessHost { LazyRowsOfLabels(count: rows) }
      var distance: CGFloat = 0
      return Scenario(host: host) {
        let end = CGFloat(rows * 20)
        distance = distance == -end ? end : -end
        host.scroll(by: distance)
      }
    }
  }
}
