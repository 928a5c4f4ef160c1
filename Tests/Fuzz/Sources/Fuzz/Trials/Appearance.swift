import Foundation
import SwiftUITesting

/// What a screen shows.
struct Appearance {
  /// Lengths may differ by so much, in points: descriptions are rounded.
  private static let tolerance = 0.021

  let description: String
  let snapshot: Snapshot
  /// Lengths of rows that are estimated.
  let estimatedLengthCount: Int

  /// - Returns: nil also if other lengths are estimated than in the fresh build, because others were in sight (J4): then
  ///   lengths may differ.
  @MainActor func difference(from fresh: Appearance) -> Failure? {
    guard estimatedLengthCount == fresh.estimatedLengthCount else { return nil }
    let mine = description.split(separator: "\n")
    let others = fresh.description.split(separator: "\n")
    for (line, other) in zip(mine, others) where !Self.areClose(line, other) {
      return Failure(kind: .difference, message: "after updates: \(line.trimmed)\n  built so:      \(other.trimmed)")
    }
    if mine.count != others.count {
      return Failure(
        kind: .difference, message: "after updates:\n\(description)\nbuilt so:\n\(fresh.description)")
    }
    let share = snapshot.difference(from: fresh.snapshot)
    guard share > 0 else { return nil }
    return Failure(kind: .pixels, message: "\(share * 100) % of the pixels differ from those of a fresh build")
  }

  private static func areClose(_ left: Substring, _ right: Substring) -> Bool {
    if left == right { return true }
    let (left, right) = (parts(left), parts(right))
    guard left.count == right.count else { return false }
    return zip(left, right).allSatisfy { one, other in
      if one == other { return true }
      guard let one = Double(one), let other = Double(other) else { return false }
      return abs(one - other) <= tolerance
    }
  }

  private static func parts(_ line: Substring) -> [Substring] {
    line.split { !($0.isNumber || $0 == "." || $0 == "-" || $0.isLetter) }.flatMap { $0.split(separator: "x") }
  }
}

extension Substring {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
