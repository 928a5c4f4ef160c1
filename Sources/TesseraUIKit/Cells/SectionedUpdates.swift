import Foundation

/// Changes of rows in sections: what goes is named by its place before them, what comes by its place after them (J36).
struct SectionedUpdates {
  var deletedRows: Set<IndexPath> = []
  var insertedRows: Set<IndexPath> = []
  var reloadedRows: Set<IndexPath> = []
  var movedRows: [IndexPath: IndexPath] = [:]
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [Int: Int] = [:]

  var isEmpty: Bool {
    deletedRows.isEmpty && insertedRows.isEmpty && reloadedRows.isEmpty && movedRows.isEmpty
      && deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
  }
}

/// Where rows and sections are after changes, by where they were.
struct SectionedMapping {
  private let updates: SectionedUpdates
  /// For each section before: where it is now; nil if it is gone.
  private var sections: [Int?]
  /// For each section before: the rows that leave it, in order.
  private var leaving: [Int: [Int]] = [:]
  /// For each section after: the rows that come to it, in order.
  private var coming: [Int: [Int]] = [:]

  /// - Parameters:
  ///   - updates: the changes.
  ///   - old: how many rows each section had.
  ///   - new: how many rows each section has.
  init(_ updates: SectionedUpdates, from old: [Int], to new: [Int]) {
    self.updates = updates
    let leavingSections = updates.deletedSections.union(IndexSet(updates.movedSections.keys))
    let comingSections = updates.insertedSections.union(IndexSet(updates.movedSections.values))
    sections = Array(repeating: nil, count: old.count)
    let places = new.indices.filter { !comingSections.contains($0) }
    for (section, place) in zip(old.indices.filter { !leavingSections.contains($0) }, places) {
      sections[section] = place
    }
    for (from, to) in updates.movedSections where old.indices.contains(from) { sections[from] = to }
    for path in updates.deletedRows.union(updates.movedRows.keys) {
      leaving[path.section, default: []].append(path.row)
    }
    for path in updates.insertedRows.union(updates.movedRows.values) {
      coming[path.section, default: []].append(path.row)
    }
    for key in leaving.keys { leaving[key]?.sort() }
    for key in coming.keys { coming[key]?.sort() }
  }

  /// Where a section is now; nil if it is gone.
  func section(_ old: Int) -> Int? { sections.indices.contains(old) ? sections[old] : nil }

  /// Where a row is now; nil if it is gone.
  func row(_ old: IndexPath) -> IndexPath? {
    if let place = updates.movedRows[old] { return place }
    guard !updates.deletedRows.contains(old), let section = section(old.section) else { return nil }
    var row = old.row - (leaving[old.section] ?? []).prefix { $0 < old.row }.count
    for other in coming[section] ?? [] where other <= row { row += 1 }
    return IndexPath(row: row, section: section)
  }

  /// Whether what a row shows has to be made anew.
  func isReloaded(_ old: IndexPath) -> Bool {
    updates.reloadedRows.contains(old) || updates.reloadedSections.contains(old.section)
  }

  /// Why the changes do not lead from the numbers of rows before to those after; nil if they do.
  func contradiction(from old: [Int], to new: [Int]) -> String? {
    let (inserted, deleted) = (updates.insertedSections.count, updates.deletedSections.count)
    guard new.count == old.count + inserted - deleted else {
      return "there are \(new.count) sections after the update, but there were \(old.count), of which \(deleted) were "
        + "deleted, and \(inserted) were inserted"
    }
    for (section, count) in old.enumerated() {
      guard let place = self.section(section), new.indices.contains(place), !updates.reloadedSections.contains(section)
      else { continue }
      let left = leaving[section]?.count ?? 0
      let came = coming[place]?.count ?? 0
      guard new[place] != count - left + came else { continue }
      return "section \(place) has \(new[place]) rows after the update, but it had \(count), of which \(left) were "
        + "deleted or moved away, and \(came) were inserted or moved to it"
    }
    return nil
  }
}
