import Foundation

/// A range of values that are counted together.
public struct ChartBinRange<Bound: Plottable> {
  /// Where the range begins.
  public let lowerBound: Bound
  /// Where the range ends; the value itself belongs to the next range.
  public let upperBound: Bound

  init(_ lowerBound: Bound, _ upperBound: Bound) {
    self.lowerBound = lowerBound
    self.upperBound = upperBound
  }
}

extension ChartBinRange: Equatable where Bound: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}
