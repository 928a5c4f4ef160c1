import SwiftUI

/// A number as a square of dark modules, with a frame in three corners. It looks like a QR code but cannot be scanned.
struct CodePattern: Shape {
  /// Modules on a side.
  static let size = 21
  private static let cornerSize = 7

  let number: Int

  func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height) / CGFloat(Self.size)
    var path = Path()
    for (row, modules) in rows.enumerated() {
      for run in Self.runs(of: modules) {
        path.addRect(
          CGRect(
            x: rect.minX + CGFloat(run.lowerBound) * side, y: rect.minY + CGFloat(row) * side,
            width: CGFloat(run.count) * side, height: side))
      }
    }
    return path
  }

  /// Whether each module is dark.
  private var rows: [[Bool]] {
    var dice = Dice(seed: number)
    return (0..<Self.size).map { row in
      (0..<Self.size).map { column in
        let isDark = Bool.random(using: &dice)
        return Self.cornerModule(row, column) ?? isDark
      }
    }
  }

  /// Whether a module of a corner is dark; nil outside of the corners.
  private static func cornerModule(_ row: Int, _ column: Int) -> Bool? {
    let last = size - 1
    for (top, left) in [(0, 0), (0, last - cornerSize + 1), (last - cornerSize + 1, 0)] {
      let distance = max(abs(row - top - cornerSize / 2), abs(column - left - cornerSize / 2))
      // A light ring keeps the frame apart from the data.
      if distance <= cornerSize / 2 + 1 { return distance == cornerSize / 2 || distance <= 1 }
    }
    return nil
  }

  /// Neighbors that are dark become one rectangle, so that no seam is seen between them.
  private static func runs(of modules: [Bool]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for (column, isDark) in modules.enumerated() where isDark {
      if let last = runs.last, last.upperBound == column {
        runs[runs.count - 1] = last.lowerBound..<column + 1
      } else {
        runs.append(column..<column + 1)
      }
    }
    return runs
  }
}
