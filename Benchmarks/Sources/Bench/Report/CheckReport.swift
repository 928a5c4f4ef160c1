import BenchComparison
import Foundation

/// What a check found, for people.
struct CheckReport {
  private struct Row {
    let measured: MeasuredCase
    let kept: KeptCase?
    /// From the next smaller size.
    let growth: MeasuredGrowth?
    let isFaulty: Bool
  }

  private let columns: [TableColumn<Row>] = [
    TableColumn("case", 44, isLeading: true) { $0.measured.name },
    TableColumn("CPU ms", 8) { digits($0.measured.time) },
    TableColumn("floor ms", 8) { digits($0.measured.floor) },
    TableColumn("ratio", 8) { digits($0.measured.ratio) },
    TableColumn("kept", 8) { $0.kept.map { digits($0.ratio) } ?? "" },
    TableColumn("growth", 7) { $0.growth.map { String(format: "%.2f", $0.ofTime) } ?? "" },
    TableColumn("counts'", 7) { $0.growth.map { String(format: "%.2f", $0.ofCounts) } ?? "" },
    TableColumn("expected", 8) { $0.growth.map { String(format: "%.0f", $0.expected) } ?? "" },
    TableColumn("bodies", 7) { "\($0.measured.counts.bodies)" },
    TableColumn("layouts", 8) { "\($0.measured.counts.layouts)" },
    TableColumn("draws", 6) { "\($0.measured.counts.draws)" },
    TableColumn("items", 6) { "\($0.measured.counts.items)" },
    TableColumn("allocs", 8) { $0.measured.counts.allocations.map { "\($0)" } ?? "" },
    TableColumn("", 0, isLeading: true) { verdict($0) },
  ]

  private let rows: [Row]
  private let comparison: Comparison
  private let kept: KeptValues
  private let processor: String
  private let versions: [String]

  init(
    _ measured: [MeasuredCase], _ comparison: Comparison, kept: KeptValues, processor: String, versions: [String]
  ) {
    rows = measured.map { one in
      Row(
        measured: one, kept: kept.cases[one.name],
        growth: comparison.growths.first { $0.larger.name == one.name },
        isFaulty: comparison.faults.contains { $0.cases.last == one.name })
    }
    self.comparison = comparison
    self.kept = kept
    self.processor = processor
    self.versions = versions
  }

  var table: String {
    let header = columns.map { $0.pad($0.title) }.joined(separator: " ")
    let lines = rows.map { row in columns.map { $0.pad($0.text(row)) }.joined(separator: " ") }
    return ([header] + lines + ["", Self.legend] + differences + [""]).joined(separator: "\n")
  }

  private static let legend = """
    CPU ms: a fifth of the rounds took less. ratio: to the floor, whose rounds were in between. growth: the exponent of the
    time from the next smaller size; counts': the largest one of the counts. bodies, layouts, draws, allocs: of one
    operation. items: of the display list after it.
    """

  private var differences: [String] {
    var headings: [String] = []
    if processor != kept.processor {
      headings.append("A larger ratio is no fault: they were kept on \(kept.processor), and this is \(processor).")
    }
    if versions != kept.versions {
      headings.append(
        "Other allocations are no fault: they were kept with \(kept.versions.joined(separator: ", ")), "
          + "and this is \(versions.joined(separator: ", ")).")
    }
    guard !headings.isEmpty else { return [] }
    return [""] + headings + comparison.differences.map { "  " + $0.message }
  }

  /// What is wrong, a line each, and what can be done about it.
  var faults: String {
    let count = comparison.faults.count
    let lines = comparison.faults.map { "  " + $0.message }
    return (["\(count) \(count == 1 ? "cost is" : "costs are") not what is expected:"] + lines + [Self.advice])
      .joined(separator: "\n")
  }

  private static let advice = """
    If a change is meant to cost this, record anew and say why in the commit; --filter TEXT records some cases only:
      swift run -c release --package-path Benchmarks --scratch-path .build bench --keep
    """

  private static func verdict(_ row: Row) -> String {
    guard !row.isFaulty, let kept = row.kept else { return "FAULT" }
    return row.measured.ratio * Comparison.largestSlowdown < kept.ratio ? "quicker" : "as kept"
  }

  /// Three digits that count.
  private static func digits(_ value: Double) -> String {
    switch value {
    case 100...: String(format: "%.0f", value)
    case 10...: String(format: "%.1f", value)
    case 1...: String(format: "%.2f", value)
    default: String(format: "%.4f", value)
    }
  }
}
