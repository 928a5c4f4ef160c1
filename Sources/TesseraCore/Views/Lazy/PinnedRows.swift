import Foundation

/// The headers and footers of a lazy container that stay in sight as long as their section does.
struct PinnedRows {
  struct Section {
    var rows: Range<Int>
    var header: Int?
    var footer: Int?
  }

  /// Which parts of sections are pinned.
  var views: PinnedScrollableViews = []
  private var sections: [Int: Section] = [:]
  /// The elements of pinned rows whose place is out of sight, by row.
  var elements: [Int: ContiguousArray<LayoutNode>] = [:]

  /// Whether any row is pinned.
  var isNeeded: Bool { !sections.isEmpty }

  /// Finds the sections of a container.
  mutating func collect(_ rows: RowList) {
    sections = [:]
    elements = [:]
    guard !views.isEmpty else { return }
    for run in rows.runs {
      let (place, positions) = (run.first.place, run.positions)
      let number = place.section
      var section = sections[number] ?? Section(rows: positions)
      section.rows = section.rows.lowerBound..<positions.upperBound
      switch place.kind {
      case .header: section.header = section.header ?? positions.lowerBound
      case .footer: section.footer = positions.upperBound - 1
      case .row: break
      }
      sections[number] = section
    }
    sections = sections.filter { isPinned($0.value) }
  }

  private func isPinned(_ section: Section) -> Bool {
    views.contains(.sectionHeaders) && section.header != nil || views.contains(.sectionFooters) && section.footer != nil
  }

  /// Pinned rows that belong to the sections at the edges of what is shown, and are not shown.
  func rows(beside shown: Range<Int>, of rows: RowList) -> [Int] {
    guard isNeeded, let first = shown.first, let last = shown.last else { return [] }
    var result: [Int] = []
    if views.contains(.sectionHeaders), let header = sections[rows[first].place.section]?.header, header < first {
      result.append(header)
    }
    if views.contains(.sectionFooters), let footer = sections[rows[last].place.section]?.footer, footer > last {
      result.append(footer)
    }
    return result
  }

  /// The section that a row is pinned in; nil for rows that are not pinned.
  func section(of index: Int, in rows: RowList) -> Section? {
    guard isNeeded, let section = sections[rows[index].place.section] else { return nil }
    switch rows[index].place.kind {
    case .row: return nil
    case .header: return views.contains(.sectionHeaders) ? section : nil
    case .footer: return views.contains(.sectionFooters) ? section : nil
    }
  }
}
