import Foundation

/// Where a rotor of a view is, and how it goes on (J370).
@MainActor
private final class RotorCursor {
  weak var node: RotorNode?
  private var textIndex: Int?

  nonisolated init() {}

  /// Sends the reader to the next entry, or to the one before; at the ends, nothing happens.
  func move(by step: Int, among entries: [_RotorEntry]) {
    guard let node, !node.isRemoved, !entries.isEmpty else { return }
    let current = textIndex ?? entries.firstIndex { $0.id != nil && node.isReader(at: $0) }
    let next = current.map { $0 + step } ?? (step > 0 ? 0 : entries.count - 1)
    guard entries.indices.contains(next) else { return }
    let entry = entries[next]
    textIndex = entry.id == nil ? next : nil
    entry.prepare()
    guard let id = entry.id else { return node.graph.accessibilityFocus.add(RotorRequest(node, entry)) }
    if entry.namespace == nil {
      node.graph.scrolling.add(ScrollRequest(scope: node, id: id, anchor: nil))
    }
    node.graph.accessibilityFocus.add(RotorRequest(node, entry))
  }
}

/// Sends the reader to an entry once its view is there.
@MainActor
private final class RotorRequest: AccessibilityFocusRequest {
  private weak var node: RotorNode?
  private let entry: _RotorEntry
  /// What `prepare` wrote, and rows that come in sight, take some frames.
  private var attempts = 4

  init(_ node: RotorNode, _ entry: _RotorEntry) {
    self.node = node
    self.entry = entry
  }

  var isWaiting: Bool { false }

  func resolve(by coordinator: AccessibilityFocusCoordinator) {
    guard let node, !node.isRemoved else { return }
    if let target = node.target(of: entry)?.firstReadNode { return coordinator.move(to: target) }
    attempts -= 1
    if attempts > 0 { coordinator.add(self) }
  }
}

extension ViewNode {
  /// The first element that a reader finds in the node; nil if there is none.
  fileprivate var firstReadNode: LayoutNode? { semanticsElementsOfSubtree().first?.node }
}

/// A view with a rotor.
nonisolated private struct RotorAnchorModifier: WrapperModifier {
  let cursor: RotorCursor

  @MainActor func makeWrapper(_ context: _NodeContext) -> RotorNode {
    let node = RotorNode(context)
    cursor.node = node
    return node
  }

  @MainActor func update(_ wrapper: RotorNode) {
    cursor.node = wrapper
  }
}

private final class RotorNode: WrapperNode {
  func isReader(at entry: _RotorEntry) -> Bool {
    guard let reader = graph.accessibilityFocus.target, let target = target(of: entry) else { return false }
    return reader === target || reader.ancestors.contains { $0 === target }
      || target.firstReadNode === reader
  }

  func target(of entry: _RotorEntry) -> ViewNode? {
    guard let id = entry.id else { return self }
    guard let namespace = entry.namespace else { return view(with: id) }
    var stack: [ViewNode] = [graph.root]
    while let node = stack.popLast() {
      if let view = node as? RotorEntryNode, view.id == id, view.namespace == namespace { return view }
      node.forEachChild { if !($0 is DepartureNode) { stack.append($0) } }
    }
    return nil
  }

  private func view(with id: AnyHashable) -> ViewNode? {
    switch scrollTarget(for: id) {
    case .node(let node): node
    case .row(let source, let index): source.rowNode(at: index)
    case nil: nil
    }
  }
}

/// A view that entries of rotors stand for.
nonisolated private struct RotorEntryModifier: WrapperModifier {
  let id: AnyHashable
  let namespace: AnyHashable

  @MainActor func makeWrapper(_ context: _NodeContext) -> RotorEntryNode {
    RotorEntryNode(id, namespace, context)
  }

  @MainActor func update(_ wrapper: RotorEntryNode) {
    wrapper.id = id
    wrapper.namespace = namespace
  }
}

private final class RotorEntryNode: WrapperNode {
  var id: AnyHashable
  var namespace: AnyHashable

  init(_ id: AnyHashable, _ namespace: AnyHashable, _ context: NodeContext) {
    self.id = id
    self.namespace = namespace
    super.init(context)
  }
}

/// Offers the next and the previous entry as actions.
private struct RotorModifier: ViewModifier {
  let label: Text
  let entries: @MainActor () -> [_RotorEntry]

  @State private var cursor = RotorCursor()

  nonisolated init(label: Text, entries: @escaping @MainActor () -> [_RotorEntry]) {
    self.label = label
    self.entries = entries
  }

  func body(content: Content) -> some View {
    content
      .modifier(RotorAnchorModifier(cursor: cursor))
      .accessibilityAction(named: Text("Next \(label)")) { cursor.move(by: 1, among: entries()) }
      .accessibilityAction(named: Text("Previous \(label)")) { cursor.move(by: -1, among: entries()) }
  }
}

extension View {
  nonisolated fileprivate func rotor(
    _ label: Text, _ entries: @escaping @MainActor () -> [_RotorEntry]
  ) -> some View {
    modifier(RotorModifier(label: label, entries: entries))
  }

  /// Makes this view one that entries of rotors can stand for, wherever it is in the window (J370).
  nonisolated public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    modifier(RotorEntryModifier(id: AnyHashable(id), namespace: AnyHashable(namespace)))
  }

  /// Offers readers a way through some views (J370): actions for the next and the previous one.
  @preconcurrency
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping @MainActor () -> Content
  ) -> some View {
    rotor(label) { Content._entries(of: entries()) }
  }

  /// Offers readers a way through some views (J370): actions for the next and the previous one.
  @preconcurrency
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping @MainActor () -> Content
  ) -> some View {
    accessibilityRotor(Text(labelKey), entries: entries)
  }

  /// Offers readers a way through some views (J370): actions for the next and the previous one.
  @_disfavoredOverload @preconcurrency
  nonisolated public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping @MainActor () -> Content
  ) -> some View {
    accessibilityRotor(Text(label), entries: entries)
  }

  /// Offers readers a way through views of a usual kind (J370).
  @preconcurrency
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping @MainActor () -> Content
  ) -> some View {
    accessibilityRotor(Text(verbatim: systemRotor.name), entries: entries)
  }
}

/// Rotors of the elements of a collection.
extension View {
  /// Offers readers a way through the views of some elements, which have the elements' ids (J370).
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(rotorLabel, entries: entries, entryID: \.id, entryLabel: entryLabel)
  }

  /// Offers readers a way through the views of some elements, which have the elements' ids (J370).
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(rotorLabelKey), entries: entries, entryLabel: entryLabel)
  }

  /// Offers readers a way through the views of some elements, which have the elements' ids (J370).
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
    _ rotorLabel: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(rotorLabel), entries: entries, entryLabel: entryLabel)
  }

  /// Offers readers a way through the views of some elements, which have the elements' ids (J370).
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(verbatim: systemRotor.name), entries: entries, entryLabel: entryLabel)
  }

  /// Offers readers a way through the views of some elements, which have ids that a key path finds (J370).
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    let ids = UncheckedSendable(entries.map { AnyHashable($0[keyPath: entryID]) })
    return rotor(rotorLabel) { ids.value.map { _RotorEntry(id: $0, namespace: nil, prepare: {}) } }
  }

  /// Offers readers a way through the views of some elements, which have ids that a key path finds (J370).
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(rotorLabelKey), entries: entries, entryID: entryID, entryLabel: entryLabel)
  }

  /// Offers readers a way through the views of some elements, which have ids that a key path finds (J370).
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
    _ rotorLabel: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(rotorLabel), entries: entries, entryID: entryID, entryLabel: entryLabel)
  }

  /// Offers readers a way through the views of some elements, which have ids that a key path finds (J370).
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(
      Text(verbatim: systemRotor.name), entries: entries, entryID: entryID, entryLabel: entryLabel)
  }
}

/// Rotors of places in a text.
extension View {
  /// Offers readers a way through parts of the view's text (J370). Readers come to the whole view.
  nonisolated public func accessibilityRotor(_ label: Text, textRanges: [Range<String.Index>]) -> some View {
    let count = textRanges.count
    return rotor(label) { (0..<count).map { _ in _RotorEntry(id: nil, namespace: nil, prepare: {}) } }
  }

  /// Offers readers a way through parts of the view's text (J370). Readers come to the whole view.
  nonisolated public func accessibilityRotor(
    _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
  ) -> some View {
    accessibilityRotor(Text(labelKey), textRanges: textRanges)
  }

  /// Offers readers a way through parts of the view's text (J370). Readers come to the whole view.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol>(
    _ label: L, textRanges: [Range<String.Index>]
  ) -> some View {
    accessibilityRotor(Text(label), textRanges: textRanges)
  }

  /// Offers readers a way through parts of the view's text (J370). Readers come to the whole view.
  nonisolated public func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
  ) -> some View {
    accessibilityRotor(Text(verbatim: systemRotor.name), textRanges: textRanges)
  }
}
