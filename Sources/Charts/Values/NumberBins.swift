import Foundation

/// Ranges of equal width that numbers are counted in (CH2).
public struct NumberBins<Value: BinaryFloatingPoint & Plottable>: RandomAccessCollection {
  /// The bounds of the ranges, one more than there are ranges.
  public let thresholds: [Value]

  /// Ranges between bounds, which are sorted.
  public init(thresholds: [Value]) {
    self.thresholds = thresholds.filter(\.isFinite).sorted()
  }

  /// Ranges of one size that hold a range. A size that is not a number above 0 makes one range.
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(size: size, lower: range.lowerBound, upper: range.upperBound)
  }

  /// About as many ranges as asked for, with round bounds, that hold all data. What is no finite number is left out.
  public init(data: [Value], desiredCount: Int = 10) {
    let finite = data.filter(\.isFinite)
    guard let lower = finite.min(), let upper = finite.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(range: lower...upper, desiredCount: desiredCount)
  }

  /// About as many ranges as asked for, with round bounds, that hold a range.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10) {
    let step = NumberTicks.step(Double(range.lowerBound), Double(range.upperBound), count: Swift.max(1, desiredCount))
    self.init(size: Value(step), lower: range.lowerBound, upper: range.upperBound)
  }

  /// At most 10,000 ranges are made: more would be narrower than any screen shows.
  private init(size: Value, lower: Value, upper: Value) {
    guard lower.isFinite, upper.isFinite else {
      self.init(thresholds: [])
      return
    }
    guard size.isFinite, size > 0, (upper - lower) / size < 10_000 else {
      self.init(thresholds: [lower, upper])
      return
    }
    let first = (lower / size).rounded(.down)
    let last = Swift.max(first + 1, (upper / size).rounded(.down) + 1)
    self.init(thresholds: (0...Int(last - first)).map { (first + Value($0)) * size })
  }

  /// The index of the range that holds a value. A value outside of all ranges counts to the nearest one.
  public func index(for value: Value) -> Int {
    let after = thresholds.firstIndex { $0 > value } ?? thresholds.count
    return Swift.min(Swift.max(0, after - 1), Swift.max(0, count - 1))
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }

  /// A range. An index outside of the collection ends the program.
  public subscript(position: Int) -> ChartBinRange<Value> {
    ChartBinRange(thresholds[position], thresholds[position + 1])
  }
}
