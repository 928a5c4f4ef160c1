import Foundation

/// What makes sections of objects out of others (CD23).
struct FetchedDifference {
  struct SectionChange {
    let section: FetchedSection
    let index: Int
    let type: NSFetchedResultsChangeType
  }

  struct ObjectChange {
    let object: NSManagedObject
    let old: IndexPath?
    let new: IndexPath?
    let type: NSFetchedResultsChangeType
  }

  private(set) var sections: [SectionChange] = []
  private(set) var objects: [ObjectChange] = []

  var isEmpty: Bool { sections.isEmpty && objects.isEmpty }

  /// - Parameter changed: the objects whose values may be others.
  init(from old: [FetchedSection], to new: [FetchedSection], changed: Set<NSManagedObject>) {
    addSections(old, new)
    addObjects(old, new, changed)
  }

  private mutating func addSections(_ old: [FetchedSection], _ new: [FetchedSection]) {
    for change in new.map(\.name).difference(from: old.map(\.name)) {
      switch change {
      case .remove(let index, _, _): sections.append(SectionChange(section: old[index], index: index, type: .delete))
      case .insert(let index, _, _): sections.append(SectionChange(section: new[index], index: index, type: .insert))
      }
    }
  }

  private struct Place {
    let object: NSManagedObject
    let section: String
    let path: IndexPath
  }

  private static func places(_ sections: [FetchedSection]) -> [Place] {
    sections.enumerated().flatMap { section, content in
      content.found.enumerated().map { row, object in
        Place(object: object, section: content.name, path: IndexPath(indexes: [section, row]))
      }
    }
  }

  private mutating func addObjects(_ old: [FetchedSection], _ new: [FetchedSection], _ changed: Set<NSManagedObject>) {
    let (before, after) = (Self.places(old), Self.places(new))
    let steps = after.difference(from: before) { $0.object == $1.object && $0.section == $1.section }
    let removed = Dictionary(uniqueKeysWithValues: steps.removals.map { ($0.place.object, $0.place.path) })
    let inserted = Dictionary(uniqueKeysWithValues: steps.insertions.map { ($0.place.object, $0.place.path) })
    for step in steps.removals where inserted[step.place.object] == nil {
      objects.append(ObjectChange(object: step.place.object, old: step.place.path, new: nil, type: .delete))
    }
    for step in steps.insertions {
      let (object, path) = (step.place.object, step.place.path)
      let earlier = removed[object]
      objects.append(ObjectChange(object: object, old: earlier, new: path, type: earlier == nil ? .insert : .move))
    }
    let oldPaths = Dictionary(uniqueKeysWithValues: before.map { ($0.object, $0.path) })
    for place in after where inserted[place.object] == nil && changed.contains(place.object) {
      objects.append(ObjectChange(object: place.object, old: oldPaths[place.object], new: place.path, type: .update))
    }
  }
}

extension CollectionDifference.Change {
  fileprivate var place: ChangeElement {
    switch self {
    case .insert(_, let element, _), .remove(_, let element, _): element
    }
  }
}
