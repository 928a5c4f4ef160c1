import Foundation

/// What the views of a graph keep, by their places in the tree: state, scrolled content, the focus.
///
/// It is taken before another version of the program takes the place of the views. A place is named by the views around it
/// that keep something, by their types without generic arguments, and by the ids on the way. So what lies between these
/// views may change.
@MainActor
package final class StateSnapshot {
  /// A view, modifier or scroll view that keeps something.
  final class Entry {
    /// The type that the entry belongs to.
    let name: String
    /// The ids between the entry and the one around it, the innermost first.
    let ids: [String]
    /// What a view's dynamic properties keep, by their names.
    var properties: [String: PropertyStorage] = [:]
    var scrollOffset: CGPoint?
    /// Which of the views that can have the focus has it, counted among those that no other entry is closer to.
    var focusIndex: Int?
    var children: [Entry] = []
    /// Whether a view of the new version has taken the entry's place.
    var isTaken = false

    init(name: String, ids: [String]) {
      self.name = name
      self.ids = ids
    }
  }

  let root = Entry(name: "", ids: [])
  /// The nodes that have an entry. Some may stay: those of the library's own views.
  private(set) var places: [ObjectIdentifier: (node: ViewNode, entry: Entry)] = [:]
  private let migration: ValueMigration

  /// - Parameter migration: what will take the values to the next version.
  package init(of graph: ViewGraph, for migration: ValueMigration) {
    self.migration = migration
    addChildren(of: graph.root, [], to: root)
    noteFocus(in: graph)
  }

  private func add(_ node: ViewNode, _ ids: [String], to parent: Entry) {
    guard let entry = entry(of: node, ids) else { return addChildren(of: node, ids, to: parent) }
    places[ObjectIdentifier(node)] = (node, entry)
    parent.children.append(entry)
    addChildren(of: node, [], to: entry)
  }

  private func addChildren(of node: ViewNode, _ ids: [String], to parent: Entry) {
    node.forEachIdentifiedChild { child, id in add(child, (id.map { [$0] } ?? []) + ids, to: parent) }
  }

  private func entry(of node: ViewNode, _ ids: [String]) -> Entry? {
    if let node = node as? ScrollNode {
      let entry = Entry(name: StateRestoration.scrollViewName, ids: ids)
      entry.scrollOffset = node.offset
      return entry
    }
    guard let node = node as? EvaluatingNode, !node.storages.isEmpty, let name = migration.name(of: node.facts.type)
    else { return nil }
    let entry = Entry(name: name, ids: ids)
    for (key, storage) in zip(node.facts.propertyKeys, node.storages) { entry.properties[key] = storage }
    return entry
  }

  private func noteFocus(in graph: ViewGraph) {
    guard let target = graph.focus.target else { return }
    let entry = entry(around: target)
    entry.focusIndex = graph.focus.targets().filter { self.entry(around: $0) === entry }.firstIndex { $0 === target }
  }

  private func entry(around node: ViewNode) -> Entry {
    node.ancestors.lazy.compactMap { self.places[ObjectIdentifier($0)]?.entry }.first ?? root
  }
}
