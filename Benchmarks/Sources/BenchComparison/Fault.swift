import Foundation

/// What is not as it is expected.
package struct Fault: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// The ratio to the floor is larger than allowed.
    case slower(ratio: Double, kept: Double)
    /// A count is another one.
    case count(String, Int?, kept: Int?)
    /// Time or a count grows faster from one size to the next than the case allows.
    case growth(of: String, from: Int, to: Int, exponent: Double, expected: Double)
    /// It was measured and nothing is kept of it.
    case unknown
    /// It is kept and there is no such case.
    case missing
  }

  package let kind: Kind
  /// The cases that it is about.
  package let cases: [String]

  init(_ kind: Kind, _ cases: [String]) {
    self.kind = kind
    self.cases = cases
  }

  /// Whether another measurement could have another result.
  package var isOfTime: Bool {
    switch kind {
    case .slower: true
    case .growth(let subject, _, _, _, _): subject == Self.time
    case .count, .unknown, .missing: false
    }
  }

  static let time = "time"

  /// A sentence for people.
  package var message: String {
    let name = cases.last ?? ""
    return switch kind {
    case .slower(let ratio, let kept):
      "\(name): it takes \(digits(ratio)) times its floor, kept are \(digits(kept)): "
        + "\(digits(ratio / kept)) times as much, and \(digits(Comparison.largestSlowdown)) is the limit."
    case .count(let count, let value, let kept):
      "\(name): \(text(value)) \(count), kept are \(text(kept))."
    case .growth(let subject, let small, let large, let exponent, let expected):
      "\(name): its \(subject) grows with exponent \(digits(exponent)) from size \(small) to \(large), expected is "
        + "\(digits(expected)), and \(digits(expected + Comparison.growthMargin)) is the limit."
    case .unknown:
      "\(name): it was measured, and nothing is kept of it."
    case .missing:
      "\(name): it is kept, and there is no such case."
    }
  }

  private func text(_ count: Int?) -> String { count.map { "\($0)" } ?? "unknown" }

  private func digits(_ value: Double) -> String { String(format: "%.3g", value) }
}
