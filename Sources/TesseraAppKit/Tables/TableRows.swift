import Foundation
import SwiftUI
import TesseraCore

/// The rows of a table: how many, how high, and the views of those in sight.
@MainActor
final class TableRows {
  private var lengths = RowLengths(defaultGap: 0)
  private var known: [Bool] = []
  private(set) var isLoaded = false
  /// The views of rows in sight, by row.
  var shown: [Int: NSTableRowView] = [:]
  /// Views that are out of sight and can be used again, by the name of their kind.
  private var waiting: [NSUserInterfaceItemIdentifier: [NSView]] = [:]

  var count: Int { known.count }

  /// Takes other rows.
  ///
  /// - Parameters:
  ///   - heights: of all rows, in points.
  ///   - known: whether they are so high for sure.
  func load(_ heights: ContiguousArray<CGFloat>, known: [Bool]) {
    lengths.replaceAll(heights)
    self.known = known
    isLoaded = true
  }

  /// The rows have to be asked for again.
  func unload() {
    isLoaded = false
  }

  /// How high rows are has to be asked again.
  func forgetLengths() {
    isLoaded = false
  }

  func set(_ row: Int, height: CGFloat) {
    known[row] = true
    lengths.set(row, length: height, gap: 0)
  }

  func isKnown(_ row: Int) -> Bool { known[row] }

  func start(of row: Int) -> CGFloat { lengths.start(of: row) }

  func height(of row: Int) -> CGFloat { lengths.length(of: row) }

  func total() -> CGFloat { count == 0 ? 0 : lengths.total() }

  /// The rows between two places.
  func rows(from lower: CGFloat, to upper: CGFloat) -> Range<Int> {
    count == 0 ? 0..<0 : lengths.rows(from: lower, to: upper)
  }

  // MARK: Views that are used again

  func put(_ view: NSView) {
    guard let name = view.identifier, waiting[name, default: []].count < 64 else { return }
    waiting[name, default: []].append(view)
  }

  func take(_ name: NSUserInterfaceItemIdentifier) -> NSView? { waiting[name]?.popLast() }
}

/// Changes of rows, one after the other: where each row after them was before.
struct RowChanges {
  /// Where the rows were; nil for new ones.
  private(set) var origins: [Int?]?

  var isEmpty: Bool { origins == nil }

  /// Begins with a number of rows.
  mutating func begin(_ count: Int) {
    if origins == nil { origins = Array(0..<count) }
  }

  /// Rows come to places after the change. Those that are out of range are left out.
  mutating func insert(_ rows: IndexSet) {
    for row in rows where row <= origins?.count ?? 0 { origins?.insert(nil, at: row) }
  }

  /// Rows go.
  mutating func remove(_ rows: IndexSet) {
    for row in rows.reversed() where row < origins?.count ?? 0 { origins?.remove(at: row) }
  }

  /// A row goes to another place. What is out of range changes nothing.
  mutating func move(_ row: Int, to newRow: Int) {
    guard let count = origins?.count, (0..<count).contains(row), (0..<count).contains(newRow) else { return }
    if let origin = origins?.remove(at: row) { origins?.insert(origin, at: newRow) }
  }
}
