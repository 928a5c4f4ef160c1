/// The persistent part of a view: one node of the engine's tree.
///
/// A node's identity is its place: the position in the static type tree of the views plus the
/// explicit ids on the way (A1). State, tasks and layout belong to nodes and die with them.
@MainActor
public class _ViewNode {
  private final let graphReference: Unretained<ViewGraph>
  final var graph: ViewGraph { graphReference.wrappedValue }
  /// The node whose view holds this node's view. The root is its own parent.
  final var parent: ViewNode! {
    get { parentReference?.wrappedValue }
    set { parentReference = newValue.map(Unretained.init) }
  }
  // Exclusive access is not checked, here and below: these are read in each step, and no change in place calls other
  // code.
  @exclusivity(unchecked) private final var parentReference: Unretained<ViewNode>?
  /// The environment at this place.
  final let scope: EnvironmentScope
  final let depth: Int32
  /// The nearest ancestor that changes transactions. As an ancestor, it outlives this node.
  final var transactionScope: TransactionScopeNode? { transactionScopeReference?.wrappedValue }
  private final let transactionScopeReference: Unretained<TransactionScopeNode>?
  /// Whether the node changes transactions itself, for its children. Set once, when such a node is made.
  @exclusivity(unchecked) final var changesTransactions = false
  /// The number of elements that the place of this node accepts.
  final let arity: NodeContext.Arity
  @exclusivity(unchecked) final var isRemoved = false
  /// Whether the node waits to look at the elements below it again: many that change are one look.
  @exclusivity(unchecked) final var areElementsStale = false

  // Links of the scope's list of environment readers.
  final var nextReader: ViewNode? {
    get { nextReaderReference?.wrappedValue }
    set { nextReaderReference = newValue.map(Unretained.init) }
  }
  @exclusivity(unchecked) private final var nextReaderReference: Unretained<ViewNode>?
  final var previousReader: ViewNode? {
    get { previousReaderReference?.wrappedValue }
    set { previousReaderReference = newValue.map(Unretained.init) }
  }
  @exclusivity(unchecked) private final var previousReaderReference: Unretained<ViewNode>?
  @exclusivity(unchecked) final var isEnvironmentReader = false

  /// The preferences of the views below; nil if none are set.
  @exclusivity(unchecked) final var preferences: PreferenceCache?

  init(_ context: NodeContext) {
    graphReference = Unretained(wrappedValue: context.graph)
    parentReference = Unretained(wrappedValue: context.parent)
    scope = context.scope
    depth = context.parent.depth &+ 1
    arity = context.arity
    transactionScopeReference = context.parent.innerTransactionScope
  }

  /// Makes the root of a tree.
  init(root graph: ViewGraph, scope: EnvironmentScope) {
    graphReference = Unretained(wrappedValue: graph)
    self.scope = scope
    depth = 0
    transactionScopeReference = nil
    arity = .single(.verticalStack)
  }

  /// This node as the type that `_makeNode` made for the same view. Debug builds check it.
  // Inlined, so that release builds do not look up the metadata of the type for each view.
  @inline(__always)
  final func cast<Node: ViewNode>(to type: Node.Type) -> Node {
    downcast(self, to: type)
  }

  /// The context for this node's children.
  final var childContext: NodeContext {
    NodeContext(graph: graph, parent: self, scope: scope, arity: arity)
  }

  /// The nearest node that changes transactions for this node's children.
  @inline(__always)
  private final var innerTransactionScope: Unretained<TransactionScopeNode>? {
    changesTransactions ? Unretained(wrappedValue: cast(to: TransactionScopeNode.self)) : transactionScopeReference
  }

  /// Called when an animated value of this node advanced. Overridden.
  func animatorDidStep() {}

  /// Called when an ancestor shows other children than before. Overridden.
  func showingMayHaveChanged() {}

  /// Whether this node is and always stays exactly one element of a container.
  package var isUnary: Bool { false }

  /// Whether the node puts a wrapper around each element of a list.
  var distributes: Bool { false }

  /// Adds the elements that this node puts into a container, in order.
  package func appendElements(to elements: inout ContiguousArray<LayoutNode>) {}

  /// The first element of this node. Overridden where that is cheaper than a list of all.
  var firstElement: LayoutNode? {
    var elements: ContiguousArray<LayoutNode> = []
    appendElements(to: &elements)
    return elements.first
  }

  /// Adds the rows that this node puts into a lazy container: elements, and sources of rows that are created on demand.
  package func appendRows(to rows: inout RowList) {
    var elements: ContiguousArray<LayoutNode> = []
    appendElements(to: &elements)
    for element in elements { rows.append(element) }
  }

  /// The scroll destination for `id`, if it is the id of this node or of one of its rows (E14).
  func ownScrollTarget(for id: AnyHashable) -> ScrollDestination? { nil }

  /// Calls `body` with each node directly below this one in the view tree, in order.
  package func forEachChild(_ body: (ViewNode) -> Void) {}

  /// The id of the content that is there, or is being made: one that other content at the same place would not have.
  var contentID: String? { nil }

  /// Calls `body` with each node directly below this one and its id, if it has one.
  func forEachIdentifiedChild(_ body: (ViewNode, String?) -> Void) {
    forEachChild { body($0, contentID) }
  }

  /// Called when the elements of a child changed in number, order or identity.
  func childElementsDidChange() {
    elementsDidChange()
  }

  /// Updates what depends on the elements below. Called for nodes in the queue of stale containers.
  func refreshElements() {}

  /// Tells the container above that the elements of this node changed.
  final func elementsDidChange() {
    invalidatePreferenceOrder()
    if parent !== self, parent != nil { parent.childElementsDidChange() }
  }

  // MARK: Preferences

  /// The value that this node contributes to a preference; nil for none. Overridden by nodes that set preferences.
  func preferenceContribution<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    reducedPreference(key)
  }

  /// Calls `body` with each child whose values are reduced, in order.
  func forEachPreferenceChild<Key: PreferenceKey>(_ key: Key.Type, _ body: (ViewNode) -> Void) {
    forEachChild(body)
  }

  /// Whether this node sets a preference regardless of the values below.
  func overridesPreference<Key: PreferenceKey>(_ key: Key.Type) -> Bool { false }

  /// Called when the values of a preference below this node changed. Overridden by readers.
  func preferencesBelowDidChange<Key: PreferenceKey>(_ key: Key.Type) {}

  // MARK: Life

  /// Whether this node, and therefore everything below it, is evaluated after the layout.
  var isWaitingForLayout: Bool { false }

  /// Called once when the node leaves the tree, parents before children.
  func willRemove() {}

  /// Called once this node and all others of the removal have left the tree. Layout parents release the nodes that
  /// stay.
  func releaseLayoutChildren() {}

  /// Called when an ancestor was removed and is still shown while it departs. Overridden by nodes with effects
  /// elsewhere.
  func didDepart() {}

  /// Called when that ancestor was inserted again.
  func didReturn() {}

  /// Called when the environment of this node changed from `old` to the scope's present values.
  func environmentDidChange(from old: EnvironmentValues) {}

  /// Changes the values of the scope that this node opened. Overridden by nodes that open one.
  func writeEnvironment(to values: inout EnvironmentValues) {}

  /// Whether this node writes what `other`, which opened a scope on the same base, has written. Overridden likewise.
  func writesSameEnvironment(as other: ViewNode) -> Bool { false }

  /// The address of the view's value, if values can be compared bitwise.
  var valueAddress: UnsafeRawPointer? { nil }

  /// The view's type, for messages and traces. nil for the engine's own nodes.
  package var viewType: Any.Type? { nil }

  /// The node itself if it belongs to a view or modifier with a body; nil otherwise.
  var evaluatedView: EvaluatingNode? { nil }
}
