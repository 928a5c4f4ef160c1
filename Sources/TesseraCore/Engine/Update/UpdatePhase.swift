/// Phase 2, *update*: applies the oldest waiting transaction and evaluates what it made dirty, from the root downward.
///
/// It may make, renew and remove nodes, and mark layouts, contents, drawings and observations for the phases after it.
/// It runs bodies and no actions of users.
@MainActor
final class UpdatePhase: FramePhase {
  /// Written values and invalidated nodes, by the transaction of their moment.
  let transactions = TransactionQueue()
  // Exclusive access is not checked, here and below: these are read in each step, and no change in place calls other
  // code.
  @exclusivity(unchecked) private var dirtyNodes = DepthQueue<EvaluatingNode>(order: .shallowestFirst)
  /// Containers and lifecycle nodes below which the number or order of elements changed. What a container collects are
  /// the elements of those in it, so these go first: in the other order, each level would double the work.
  @exclusivity(unchecked) private var staleContainers = DepthQueue<ViewNode>(order: .deepestFirst)
  /// Views nested deeper are not built: a walk over them could exhaust the stack.
  var maximumDepth = StackBudget.maximumDepth
  /// Why bodies are about to run, for nodes of types that use `_printChanges()`.
  var bodyChanges: [ObjectIdentifier: BodyChanges] = [:]

  var hasWork: Bool { !transactions.isEmpty || hasNodes }

  /// Whether nodes wait, as opposed to transactions, of which each round applies one.
  var hasNodes: Bool { !dirtyNodes.isEmpty || !staleContainers.isEmpty }

  func insert(_ node: EvaluatingNode) {
    dirtyNodes.insert(node)
  }

  /// The number or order of elements below a container changed: it collects them again.
  func elementsDidChange(in container: ViewNode) {
    guard !container.areElementsStale else { return }
    container.areElementsStale = true
    staleContainers.insert(container)
  }

  func run(in graph: ViewGraph) {
    if !transactions.applyNext({ graph.animator.begin($0) }) { graph.animator.begin(Transaction()) }
    bringUpToDate(in: graph)
  }

  /// Evaluates what is dirty and renews the lists of elements that changed.
  ///
  /// A node that its parent's evaluation already renewed is clean when its turn comes.
  func bringUpToDate(in graph: ViewGraph) {
    while true {
      if let node = dirtyNodes.removeFirst() {
        guard node.isDirty, !graph.contents.holdsBack(node) else { continue }
        node.evaluate(because: .dirty)
      } else if let node = staleContainers.removeFirst() {
        node.areElementsStale = false
        guard !node.isRemoved else { continue }
        graph.trace?.countCollection()
        node.refreshElements()
      } else {
        return
      }
    }
  }
}
