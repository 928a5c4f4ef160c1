/// What persists of a view: one node of the tree that the engine keeps.
///
/// A node's identity is its place: the position in the static type tree of the views plus the
/// explicit ids on the way (A1). State, tasks and layout belong to nodes and die with them.
@MainActor
public class _ViewNode {
  unowned(unsafe) let graph: ViewGraph
  /// The node whose view holds this node's view. The root is its own parent.
  unowned(unsafe) final var parent: ViewNode!
  /// The environment at this place.
  final let scope: EnvironmentScope
  final let depth: Int32
  /// Where the transactions that arrive here were changed last. It is further out, so it lives longer.
  unowned(unsafe) final let motionScope: MotionScope?
  /// Whether several elements that this node holds must be made one.
  final let arity: NodeContext.Arity
  final var isRemoved = false

  // Links of the scope's list of environment readers.
  unowned(unsafe) final var nextReader: ViewNode?
  unowned(unsafe) final var previousReader: ViewNode?
  final var isEnvironmentReader = false

  /// What the views below say to those above; nil if none are set.
  final var preferences: PreferenceCache?

  init(_ context: NodeContext) {
    graph = context.graph
    parent = context.parent
    scope = context.scope
    depth = context.parent.depth &+ 1
    arity = context.arity
    motionScope = context.parent.innerMotionScope
  }

  /// Makes the root of a tree.
  init(root graph: ViewGraph, scope: EnvironmentScope) {
    self.graph = graph
    self.scope = scope
    depth = 0
    motionScope = nil
    arity = .single(.verticalStack)
  }

  /// The context for this node's children.
  final var childContext: NodeContext {
    NodeContext(graph: graph, parent: self, scope: scope, arity: arity)
  }

  /// Where transactions for this node's children were changed last. Overridden by those who change them.
  var innerMotionScope: MotionScope? { motionScope }

  /// Called when a value that this node shows has moved on. Overridden.
  func motionDidStep() {}

  /// Called when a view around this one made another choice of what it shows. Overridden.
  func showingMayHaveChanged() {}

  /// Whether this node is and always stays exactly one element of a container.
  package var isUnary: Bool { false }

  /// Whether the node gives each element of a list a wrapper of its own.
  var distributes: Bool { false }

  /// Adds the elements that this node puts into a container, in order.
  package func appendElements(to elements: inout ContiguousArray<LayoutNode>) {}

  /// The first element of this node. Overridden where it can be told without a list of all.
  var firstElement: LayoutNode? {
    var elements: ContiguousArray<LayoutNode> = []
    appendElements(to: &elements)
    return elements.first
  }

  /// Adds the rows that this node puts into a lazy container: elements, and sources of rows that need not be there yet.
  package func appendRows(to rows: inout RowList) {
    var elements: ContiguousArray<LayoutNode> = []
    appendElements(to: &elements)
    for element in elements { rows.append(element) }
  }

  /// What a scroll view has to show when it is asked for `id`, if that is this node's or a row's of it (E14).
  func ownScrollTarget(for id: AnyHashable) -> ScrollDestination? { nil }

  /// Calls `body` with each node directly below this one in the view tree, in order.
  package func forEachChild(_ body: (ViewNode) -> Void) {}

  /// Called when the elements of a child changed in number, order or identity.
  func childElementsDidChange() {
    elementsDidChange()
  }

  /// Brings what depends on the elements below up to date. Called for nodes in the queue of stale containers.
  func refreshElements() {}

  /// Tells the container above that the elements of this node changed.
  final func elementsDidChange() {
    invalidatePreferenceOrder()
    if parent !== self, parent != nil { parent.childElementsDidChange() }
  }

  // MARK: Preferences

  /// What this node says of a key to those above it; nil for nothing. Overridden by those who write.
  func preferenceContribution<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    reducedPreference(key)
  }

  /// Calls `body` with each child whose values are reduced, in order.
  func forEachPreferenceChild<Key: PreferenceKey>(_ key: Key.Type, _ body: (ViewNode) -> Void) {
    forEachChild(body)
  }

  /// Whether what is below has no say in the value of a key, because this node sets it.
  func overridesPreference<Key: PreferenceKey>(_ key: Key.Type) -> Bool { false }

  /// Called when the values of a key below this node changed. Overridden by those who read.
  func preferencesBelowDidChange<Key: PreferenceKey>(_ key: Key.Type) {}

  // MARK: Life

  /// Whether this node is to be evaluated after the layout, and what is below it not before.
  var isWaitingForLayout: Bool { false }

  /// Called once when the node leaves the tree, parents before children.
  func willRemove() {}

  /// Called once this node and all that go with it have left the tree: layouts let go of nodes that stay.
  func releaseLayoutChildren() {}

  /// Called when a view around this node was taken out, though it is still seen. Overridden by those who do anything
  /// outside of their place.
  func didDepart() {}

  /// Called when that view was put in again.
  func didReturn() {}

  /// Called when the environment of this node changed from `old` to the scope's present values.
  func environmentDidChange(from old: EnvironmentValues) {}

  /// Where this node keeps the view's value, if one with the same bits means the same to it.
  var valueAddress: UnsafeRawPointer? { nil }

  /// The view's type, for messages and traces. nil for nodes that the user never named.
  package var viewType: Any.Type? { nil }

  /// The node itself where it is that of a view or modifier with a body of its own.
  var evaluatedView: EvaluatingNode? { nil }
}
