import SwiftUI
@_spi(TesseraTools) import TesseraHeadless

/// Whole screens: drawn, and longer than what is in sight of them.
@MainActor
enum ScreenCases {
  static let all: [BenchmarkCase] = [paint, changeAndPaint, firstLazyRows, scrolledLazyRows, leapOverLazyRows]

  private static let width = 1_280
  private static let height = 800
  private static let columns = 25
  private static let rows = 20
  private static let lazyRows = 100_000
  /// How many of the lazy rows are in sight.
  private static let visibleRows = 30

  private static let paint = BenchmarkCase(name: CaseName.paint, rows: columns * rows, goal: 5) {
    let host = rectangles(Remote())
    return Scenario(host: host) { host.paint() }
  } makeFloor: {
    paintFloor
  }

  static let changeAndPaint = BenchmarkCase(name: CaseName.changeAndPaint, rows: columns * rows, goal: 5) {
    let remote = Remote<String>()
    let host = rectangles(remote)
    var isFirst = false
    return Scenario(host: host) {
      isFirst.toggle()
      host.perform { remote.send?(isFirst ? "No. 7" : "No. 350") }
      host.paint()
    }
  } makeFloor: {
    paintFloor
  }

  private static func rectangles(_ remote: Remote<String>) -> HeadlessHost {
    HeadlessHost(width: CGFloat(width), height: CGFloat(height)) {
      LabeledRectangles(columns: columns, rows: rows, remote: remote)
    }
  }

  /// The same picture by Cairo and Pango alone.
  private static var paintFloor: Scenario {
    let floor = PaintFloor(
      width: width, height: height, columns: columns, rows: rows, label: LabeledRectangles.label)
    return Scenario { floor.paint() }
  }

  private static let firstLazyRows = BenchmarkCase(name: CaseName.firstLazyRows, rows: visibleRows) {
    let host = HeadlessHost { EmptyView() }
    return Scenario(
      host: host, prepare: { host.update { AnyView(EmptyView()) } },
      operate: { host.update { AnyView(LazyRowsOfLabels(count: lazyRows)) } })
  }

  private static let scrolledLazyRows = BenchmarkCase(name: CaseName.scrolledLazyRows, rows: visibleRows) {
    let host = HeadlessHost { LazyRowsOfLabels(count: lazyRows) }
    var distance: CGFloat = 0
    return Scenario(host: host) {
      // There and back: the rows of neither place are alive when it comes in sight.
      distance = distance == -600 ? 600 : -600
      host.scroll(by: distance)
    }
  }

  private static let leapOverLazyRows = BenchmarkCase(name: CaseName.leapOverLazyRows, rows: visibleRows) {
    let host = HeadlessHost { LazyRowsOfLabels(count: lazyRows) }
    var distance: CGFloat = 0
    return Scenario(host: host) {
      let end = CGFloat(lazyRows * 20)
      distance = distance == -end ? end : -end
      host.scroll(by: distance)
    }
  }
}
