/// Phase 6, *observe*: runs the actions that the update and the layout queued: values of publishers, then `onChange`,
/// `onAppear`, `onDisappear` (B33, B42, B46).
///
/// It is the phase of user code: actions may write anything. Their writes start another round of the same frame.
@MainActor
final class ObservationPhase: FramePhase {
  // Exclusive access is not checked, here and below: these are read in each step, and no change in place calls other
  // code.
  /// Nodes that have to check the preferences below them.
  @exclusivity(unchecked) private var preferenceObservers: ContiguousArray<any PreferenceObserver> = []
  @exclusivity(unchecked) private var deliveries: ContiguousArray<() -> Void> = []
  @exclusivity(unchecked) private var changes: ContiguousArray<() -> Void> = []
  @exclusivity(unchecked) private var appearances: ContiguousArray<any AppearanceObserver> = []
  @exclusivity(unchecked) private var disappearances: ContiguousArray<() -> Void> = []
  /// Disappearances of whole pages wait until their replacement has appeared, which can take several rounds (J13).
  @exclusivity(unchecked) private var pageDisappearances: ContiguousArray<() -> Void> = []
  @exclusivity(unchecked) private var removal: Removal?
  /// The recorder, which relates actions to their causes.
  @exclusivity(unchecked) var trace: TraceRecorder?
  /// Nodes that show other children than before.
  @exclusivity(unchecked) private var choices: ContiguousArray<LayoutNode> = []

  var hasWork: Bool {
    !deliveries.isEmpty || !changes.isEmpty || !appearances.isEmpty || !disappearances.isEmpty || !choices.isEmpty
      || !preferenceObservers.isEmpty
  }

  var hasPageDisappearances: Bool { !pageDisappearances.isEmpty }

  /// Called when preferences below a node changed.
  func addObserver(_ observer: any PreferenceObserver) {
    preferenceObservers.append(observer)
  }

  /// Actions for values that arrived while views were updated; they run in the order of arrival.
  func addDelivery(_ action: @escaping () -> Void) {
    deliveries.append(inItsName(action))
  }

  func addChange(_ action: @escaping () -> Void) {
    changes.append(inItsName(action))
  }

  /// Called in pre-order while nodes are made; actions run in the reverse of it (B30).
  func addAppearance(_ observer: any AppearanceObserver) {
    appearances.append(observer)
  }

  func addDisappearance(_ action: @escaping () -> Void) {
    if removal?.isPage == true {
      pageDisappearances.append(inItsName(action))
    } else {
      disappearances.append(inItsName(action))
    }
  }

  private func inItsName(_ action: @escaping () -> Void) -> () -> Void {
    guard let trace, let cause = trace.current else { return action }
    return { trace.perform(because: cause, action) }
  }

  func addChoice(_ node: LayoutNode) {
    choices.append(node)
  }

  /// Children that are now shown appear; hidden ones disappear.
  private func updateChoices() {
    while let node = choices.popLast() {
      guard !node.isRemoved else { continue }
      var stack: [ViewNode] = [node]
      while let next = stack.popLast() {
        next.showingMayHaveChanged()
        next.forEachChild { stack.append($0) }
      }
    }
  }

  /// The part of the tree that is being taken out or covered.
  private struct Removal {
    let firstAction: Int
    let firstPageAction: Int
    var isPage = false
  }

  /// Reverses the actions of one removed subtree: children before parents, later siblings first (B32).
  func asOneRemoval(_ body: () -> Void) {
    let outer = removal
    let start = Removal(firstAction: disappearances.count, firstPageAction: pageDisappearances.count)
    removal = start
    body()
    disappearances[start.firstAction...].reverse()
    pageDisappearances[start.firstPageAction...].reverse()
    removal = outer
  }

  /// Marks the removal as that of a page, unless an ancestor is removed too: parents disappear after children (B32).
  func removesPage() {
    guard let start = removal, start.firstAction == disappearances.count else { return }
    removal?.isPage = true
  }

  func run(in graph: ViewGraph) {
    let observers = preferenceObservers
    preferenceObservers.removeAll()
    for observer in observers { observer.observePreferences() }
    updateChoices()
    runActions()
    for listener in graph.animator.takeFinishedListeners() { listener.call() }
    if !graph.hasUpdatesDue { runPageDisappearances() }
  }

  private func runActions() {
    let deliveries = self.deliveries
    let changes = self.changes
    let appearances = self.appearances
    let disappearances = self.disappearances
    self.deliveries.removeAll()
    self.changes.removeAll()
    self.appearances.removeAll()
    self.disappearances.removeAll()
    for action in deliveries { action() }
    for action in changes.reversed() { action() }
    for observer in appearances.reversed() { observer.appear() }
    for action in disappearances { action() }
  }

  func runPageDisappearances() {
    let actions = pageDisappearances
    pageDisappearances.removeAll()
    for action in actions { action() }
  }
}

/// A node that acts when its content appears.
@MainActor
protocol AppearanceObserver: ViewNode {
  func appear()
}
