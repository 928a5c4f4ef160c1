import SwiftUI

/// What a mark has in one direction: a value, or two, or places in the plot.
nonisolated struct MarkExtent {
  var value: ChartDatum?
  var start: ChartDatum?
  var end: ChartDatum?
  /// A distance from the plot's beginning, in points.
  var fixed: CGFloat?
  var fixedStart: CGFloat?
  var fixedEnd: CGFloat?
  /// Where stacking puts the value.
  var stacked: (start: Double, end: Double)?

  init() {}

  init(_ value: ChartDatum?) {
    self.value = value
  }

  init(_ start: ChartDatum?, _ end: ChartDatum?) {
    self.start = start
    self.end = end
  }

  init(from start: CGFloat?, to end: CGFloat?) {
    fixedStart = start
    fixedEnd = end
  }

  init(at fixed: CGFloat?) {
    self.fixed = fixed
  }

  /// Runs an action for each value, without a list of them.
  func forEachDatum(_ action: (ChartDatum) -> Void) {
    if let value { action(value) }
    if let start { action(start) }
    if let end { action(end) }
  }

  /// All values.
  var data: [ChartDatum] { [value, start, end].compactMap { $0 } }
}
