import Foundation
import TesseraCore

/// Where the headers, rows and footers of a table lie: measured for those that were in sight, estimated for the others.
@MainActor
final class TableGeometry {
  /// A part of a table.
  enum Part: Hashable {
    case header(Int)
    case row(IndexPath)
    case footer(Int)
  }

  private var lengths = RowLengths(defaultGap: 0)
  private var isMeasured: [Bool] = []
  /// The place of each section's header among the parts.
  private var starts: [Int] = []
  private(set) var rowCounts: [Int] = []
  /// Whether the table was asked for its rows.
  private(set) var isLoaded = false

  /// Takes other numbers of rows.
  ///
  /// - Parameters:
  ///   - counts: of each section.
  ///   - estimate: the length of a row that was not measured, in points.
  ///   - known: lengths that are measured already.
  func load(_ counts: [Int], estimate: CGFloat, known: [Part: CGFloat] = [:]) {
    rowCounts = counts
    isLoaded = true
    starts = []
    var total = 0
    for count in counts {
      starts.append(total)
      total += count + 2
    }
    var newLengths = ContiguousArray(repeating: estimate, count: total)
    isMeasured = Array(repeating: false, count: total)
    for (section, count) in counts.enumerated() {
      newLengths[starts[section]] = 0
      newLengths[starts[section] + count + 1] = 0
    }
    for (part, length) in known {
      guard let index = index(of: part) else { continue }
      newLengths[index] = length
      isMeasured[index] = true
    }
    lengths.replaceAll(newLengths)
  }

  /// What was measured.
  var measured: [Part: CGFloat] {
    var result: [Part: CGFloat] = [:]
    for index in isMeasured.indices where isMeasured[index] { result[part(at: index)] = lengths.length(of: index) }
    return result
  }

  /// The rows and headers have to be asked for again.
  func unload() {
    isLoaded = false
  }

  var count: Int { isMeasured.count }

  func has(_ path: IndexPath) -> Bool {
    rowCounts.indices.contains(path.section) && path.row >= 0 && path.row < rowCounts[path.section]
  }

  func index(of part: Part) -> Int? {
    switch part {
    case .header(let section): rowCounts.indices.contains(section) ? starts[section] : nil
    case .row(let path): has(path) ? starts[path.section] + 1 + path.row : nil
    case .footer(let section): rowCounts.indices.contains(section) ? starts[section] + rowCounts[section] + 1 : nil
    }
  }

  func part(at index: Int) -> Part {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= index { low = middle } else { high = middle }
    }
    let row = index - starts[low] - 1
    if row < 0 { return .header(low) }
    return row == rowCounts[low] ? .footer(low) : .row(IndexPath(row: row, section: low))
  }

  func isMeasured(_ index: Int) -> Bool { isMeasured[index] }

  /// Takes the length of a part, in points.
  func measure(_ index: Int, _ length: CGFloat) {
    isMeasured[index] = true
    lengths.set(index, length: length, gap: 0)
  }

  /// The length of a part has to be found out again.
  func forget(_ index: Int) {
    isMeasured[index] = false
  }

  /// Where a part begins, in points from the beginning of the first.
  func start(_ index: Int) -> CGFloat { lengths.start(of: index) }

  func length(_ index: Int) -> CGFloat { lengths.length(of: index) }

  /// Where the last part ends.
  var total: CGFloat { count == 0 ? 0 : lengths.total() }

  /// The parts between two places.
  func parts(from lower: CGFloat, to upper: CGFloat) -> Range<Int> { lengths.rows(from: lower, to: upper) }
}
