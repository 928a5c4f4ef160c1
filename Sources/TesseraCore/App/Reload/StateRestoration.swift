import Foundation

/// Gives the views of a new version of a program the state of those that they take the place of.
///
/// State of the same name moves if its type is the same, or the new version's type of that name lies in memory alike. Views
/// of the library move plain values only: what else they keep belongs to the old views.
@MainActor
package final class StateRestoration: StateRestoring {
  /// What entries of scroll views are called.
  static let scrollViewName = "ScrollView"

  private weak var graph: ViewGraph?
  private let snapshot: StateSnapshot
  private let migration: ValueMigration
  /// The nodes that have a place: old ones that stay, and new ones that have taken it.
  private var places: [ObjectIdentifier: (node: ViewNode, entry: StateSnapshot.Entry)] = [:]
  /// The storage that is asked for.
  private var present: (storage: PropertyStorage, name: String, isOfLibrary: Bool)?
  /// Called with what starts anew, and why.
  private let note: (String) -> Void

  /// - Parameters:
  ///   - snapshot: of the old views. Its places can be taken once.
  ///   - note: called with a sentence for each state that cannot be moved.
  package init(_ snapshot: StateSnapshot, _ migration: ValueMigration, note: @escaping (String) -> Void) {
    self.snapshot = snapshot
    self.migration = migration
    self.note = note
    places = snapshot.places
  }

  /// Begins with the views that a graph makes from now on.
  package func begin(in graph: ViewGraph) {
    graph.restoration = self
    self.graph = graph
  }

  /// Views that appear from now on begin with their own state.
  package func end() {
    guard let graph, graph.restoration === self else { return }
    if graph.isMounted { restoreFocus() }
    graph.restoration = nil
    places = [:]
  }

  // MARK: Places

  /// The entry whose place a new node takes; nil if there was nothing like it.
  private func takePlace(_ node: ViewNode, name: String) -> StateSnapshot.Entry? {
    if let place = places[ObjectIdentifier(node)] { return place.entry }
    var ids: [String] = []
    var entry = snapshot.root
    for parent in node.ancestors {
      if let id = parent.contentID { ids.append(id) }
      if let place = places[ObjectIdentifier(parent)] {
        entry = place.entry
        break
      }
    }
    guard let found = entry.children.first(where: { !$0.isTaken && $0.name == name && $0.ids == ids }) else {
      return nil
    }
    found.isTaken = true
    places[ObjectIdentifier(node)] = (node, found)
    return found
  }

  // MARK: State

  private static let libraryPrefix = "Tessera"

  func begin(_ property: Int, of node: EvaluatingNode) {
    present = nil
    guard let name = migration.name(of: node.facts.type), let entry = takePlace(node, name: name) else { return }
    let key = node.facts.propertyKeys[property]
    guard let storage = entry.properties[key] else { return }
    present = (storage, "\(name).\(key)", name.hasPrefix(Self.libraryPrefix) || name.hasPrefix("SwiftUI."))
  }

  func value<Value>(as type: Value.Type) -> Value? {
    guard let present else { return nil }
    self.present = nil
    guard !present.isOfLibrary || Self.isPlain(type) else { return nil }
    let value = present.storage.keptValue(as: type, by: migration)
    if value == nil, present.storage.keepsValue {
      note("\(present.name) starts anew: what it holds has another type, or a type that changed")
    }
    return value
  }

  /// Whether values are nothing but themselves: no references, and no identities of objects.
  private static func isPlain(_ type: Any.Type) -> Bool {
    if type == [AnyHashable].self || type == String.self { return true }
    return TypeLayout.isPlainMemory(type) && type != ObjectIdentifier.self && type != ObjectIdentifier?.self
  }

  func scrollOffset(of node: ViewNode) -> CGPoint? {
    takePlace(node, name: Self.scrollViewName)?.scrollOffset
  }

  // MARK: The focus

  /// Gives the focus to the view at the place of the one that had it, if that is there.
  package func restoreFocus() {
    guard let graph, graph.focus.target == nil,
      let target = graph.focus.targets().first(where: { focusedEntry(around: $0) != nil }),
      let entry = focusedEntry(around: target), let index = entry.focusIndex
    else { return }
    let neighbors = graph.focus.targets().filter { self.entry(around: $0) === entry }
    if neighbors.indices.contains(index) { graph.focus.move(to: neighbors[index]) }
  }

  private func focusedEntry(around node: ViewNode) -> StateSnapshot.Entry? {
    let entry = entry(around: node)
    return entry.focusIndex == nil ? nil : entry
  }

  private func entry(around node: ViewNode) -> StateSnapshot.Entry {
    node.ancestors.lazy.compactMap { self.places[ObjectIdentifier($0)]?.entry }.first ?? snapshot.root
  }
}
