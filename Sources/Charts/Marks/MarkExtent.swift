import SwiftUI

/// What a mark has in one direction: a value, or two, or places in the plot.
nonisolated struct MarkExtent {
  var value: ChartDatum?
  /// What few marks have.
  private struct Rest {
    var start: ChartDatum?
    var end: ChartDatum?
    var fixed: CGFloat?
    var fixedStart: CGFloat?
    var fixedEnd: CGFloat?
  }

  private var rest: SharedValue<Rest>?

  var start: ChartDatum? {
    get { rest?.value.start }
    set { change { $0.start = newValue } }
  }
  var end: ChartDatum? {
    get { rest?.value.end }
    set { change { $0.end = newValue } }
  }
  /// A distance from the plot's beginning, in points.
  var fixed: CGFloat? {
    get { rest?.value.fixed }
    set { change { $0.fixed = newValue } }
  }
  var fixedStart: CGFloat? {
    get { rest?.value.fixedStart }
    set { change { $0.fixedStart = newValue } }
  }
  var fixedEnd: CGFloat? {
    get { rest?.value.fixedEnd }
    set { change { $0.fixedEnd = newValue } }
  }
  /// Where stacking puts the value.
  var stacked: (start: Double, end: Double)?

  init() {}

  private mutating func change(_ change: (inout Rest) -> Void) {
    var shared = rest ?? SharedValue(Rest())
    rest = nil
    change(&shared.value)
    rest = shared
  }

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
