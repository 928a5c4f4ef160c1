import Foundation

/// How the cost of an operation grows from one size to the next.
package struct MeasuredGrowth: Sendable {
  package let smaller: MeasuredCase
  package let larger: MeasuredCase
  /// What the cost may grow with.
  package let expected: Double

  /// The growth between neighboring sizes of every operation that was measured in several.
  package static func all(in cases: [MeasuredCase]) -> [MeasuredGrowth] {
    let operations = Dictionary(grouping: cases.filter { $0.growth != nil }) { $0.growth?.operation ?? "" }
    return operations.keys.sorted().flatMap { operation in
      let sizes = (operations[operation] ?? []).sorted { size(of: $0) < size(of: $1) }
      return zip(sizes, sizes.dropFirst()).map { MeasuredGrowth($0, $1) }
    }
  }

  private init(_ smaller: MeasuredCase, _ larger: MeasuredCase) {
    self.smaller = smaller
    self.larger = larger
    expected = larger.growth?.exponent ?? 0
  }

  private static func size(of measured: MeasuredCase) -> Int { measured.growth?.size ?? 0 }

  /// The exponent that the times have.
  package var ofTime: Double { exponent(smaller.time, larger.time) }

  /// The exponent that a count has. None is 0: of nothing, as much as of one.
  func exponent(of count: CaseCounts.Kind) -> Double {
    exponent(Double(max(1, count.value(smaller.counts) ?? 0)), Double(max(1, count.value(larger.counts) ?? 0)))
  }

  /// The largest exponent of a count.
  package var ofCounts: Double { CaseCounts.work.map { exponent(of: $0) }.max() ?? 0 }

  private func exponent(_ small: Double, _ large: Double) -> Double {
    log(large / small) / log(Double(Self.size(of: larger)) / Double(Self.size(of: smaller)))
  }
}
