import Foundation

/// A profile as text for a terminal.
public struct ProfileTable {
  private let profile: Profile

  private static let longestTable = 20
  private static let longestName = 44

  public init(_ profile: Profile) {
    self.profile = profile
  }

  public var text: String {
    var lines = [summary, ""]
    lines += table
    if !profile.initialValues.allSatisfy({ $0.discarded == 0 }) { lines += [""] + initialValues }
    lines += ["", findings]
    return lines.joined(separator: "\n")
  }

  private var summary: String {
    let slow = profile.frameTimes.filter { $0 > ProfileFinding.longestFrame }.count
    let lost = profile.lostRecords > 0 ? "; \(profile.lostRecords) records found no room" : ""
    return """
      \(profile.program): \(profile.frames) frames (\(slow) over 16 ms), \(profile.bodies) bodies, \
      \(profile.layouts) measurements, \(profile.draws) drawings\(lost)
      """
  }

  private var table: [String] {
    let rows = profile.rows.prefix(Self.longestTable).map { row in
      [
        String(row.view.prefix(Self.longestName)), row.work, "\(row.count)", number(row.total),
        number(row.count > 0 ? row.total / Double(row.count) : 0), number(row.longest),
      ]
    }
    let others = profile.rows.count - rows.count
    return columns([["View", "Work", "Count", "Total ms", "Mean ms", "Longest ms"]] + rows, textColumns: 2)
      + (others > 0 ? ["… and \(others) more in report.json"] : [])
  }

  private var initialValues: [String] {
    let rows = profile.initialValues.filter { $0.discarded > 0 }.prefix(Self.longestTable).map { values in
      [
        values.view, values.value, values.line ?? "", "\(values.made)", "\(values.discarded)",
        number(values.discardedCost),
      ]
    }
    return columns([["View", "Default of @State", "Line", "Made", "Discarded", "Lost ms"]] + rows, textColumns: 3)
  }

  private var findings: String {
    guard !profile.findings.isEmpty else { return "Nothing to complain of." }
    return profile.findings.map { finding in
      let place = finding.line.map { "\($0): " } ?? ""
      let fixes = finding.fixes.map { "\n    - \($0)" }.joined()
      return "\(place)\(finding.message) [\(finding.kind.rawValue)]\(fixes)"
    }.joined(separator: "\n")
  }

  private func number(_ value: Double) -> String { String(format: "%.2f", value) }

  /// - Parameter textColumns: how many columns are aligned at their beginning.
  private func columns(_ rows: [[String]], textColumns: Int) -> [String] {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      var line = ""
      for (column, text) in row.enumerated() {
        let space = String(repeating: " ", count: widths[column] - text.count)
        line += (column == 0 ? "" : "  ") + (column < textColumns ? text + space : space + text)
      }
      return line
    }
  }
}
