import Foundation

/// The results as a table that people read.
struct TableReport {
  private let columns: [TableColumn<CaseResult>] = [
    TableColumn("case", 38, isLeading: true) { $0.name },
    TableColumn("CPU ms", 9) { milliseconds($0.cost.median) },
    TableColumn("least", 9) { milliseconds($0.cost.minimum) },
    TableColumn("bodies", 7) { "\($0.bodies)" },
    TableColumn("layouts", 8) { "\($0.layouts)" },
    TableColumn("allocs", 8) { "\($0.cost.allocations)" },
    TableColumn("a row", 7) { String(format: "%.1f", $0.allocationsPerRow) },
    TableColumn("ns a row", 9) { String(format: "%.0f", $0.timePerRow) },
    TableColumn("floor ms", 9) { $0.floor.map { milliseconds($0.median) } ?? "" },
    TableColumn("ratio", 8) { $0.ratioToFloor.map { String(format: $0 < 2 ? "%.2f" : "%.1f", $0) } ?? "" },
    TableColumn("goal", 7) { $0.goal.map { milliseconds($0) } ?? "" },
    TableColumn("layout", 7) { $0.page.map { milliseconds($0.layout) } ?? "" },
    TableColumn("JS ms", 7) { $0.page.map { milliseconds($0.frame) } ?? "" },
    TableColumn("best ms", 8) { $0.toolkit.map { milliseconds($0.time) } ?? "" },
    TableColumn("", 0, isLeading: true) { verdict($0) },
  ]

  var header: String {
    columns.map { $0.pad($0.title) }.joined(separator: " ")
  }

  func line(for result: CaseResult) -> String {
    columns.map { $0.pad($0.text(result)) }.joined(separator: " ")
  }

  static let legend = """
    CPU ms: the middle one of all rounds. allocs, bodies, layouts: of one operation. a row: of each row that the
    operation is about. floor: plain structures, straight code; of what is recorded, the same unrecorded. JS: a frame of
    the same list as a page in plain JavaScript, in Chromium and in this run; layout: the part of it until the layout is
    known. best: the fastest toolkit that holds all rows, measured once on the machine that the goals were set on.
    """

  /// Three digits that count.
  private static func milliseconds(_ value: Double) -> String {
    switch value {
    case 100...: String(format: "%.0f", value)
    case 10...: String(format: "%.1f", value)
    case 1...: String(format: "%.2f", value)
    default: String(format: "%.4f", value)
    }
  }

  private static func verdict(_ result: CaseResult) -> String {
    var words: [String] = []
    if let goal = result.goal { words.append(result.cost.median <= goal ? "goal met" : "GOAL MISSED") }
    if let page = result.page { words.append(result.cost.median <= page.frame ? "ahead of JS" : "BEHIND JS") }
    if let toolkit = result.toolkit {
      words.append((result.cost.median <= toolkit.time ? "ahead of " : "behind ") + toolkit.name)
    }
    return words.joined(separator: ", ")
  }
}
