import Foundation

/// The running animations of a graph: the animators, the update that starts them and their time.
@MainActor
package final class GraphAnimator {
  /// Something that needs later frames without a change of state.
  private var animators: ContiguousArray<AnyAnimator> = []
  /// Other sources of frames: schedules, keyframes.
  private var tickers: ContiguousArray<AnimationTicker> = []
  /// The time of the present frame, seconds.
  private(set) var now = 0.0
  /// What belongs to the update that is being made.
  private(set) var transaction = Transaction()
  /// Counts updates.
  private(set) var update: UInt64 = 1
  /// Changes when cached transactions may be out of date.
  private(set) var stamp: UInt64 = 1
  /// Whether animations advance: changes that follow from that are not animated themselves.
  private(set) var isStepping = false
  private var listeners: [AnimationListener] = []
  private var finishedListeners: [AnimationListener] = []

  /// A longer pause between the first two frames of a movement does not count, seconds (D35).
  static let longestHitch = 0.1
  /// The time between two frames of a usual display, seconds.
  nonisolated static let frame = 1.0 / 60

  // MARK: The update

  /// Whether the update as such is animated.
  var isAnimatingUpdate: Bool { transaction.animation != nil }

  func begin(_ newTransaction: Transaction) {
    transaction = newTransaction
    stamp &+= 1
    listeners = newTransaction.listeners
  }

  /// The update is made: what it animates has begun.
  func endUpdate() {
    for listener in listeners {
      listener.close()
      if listener.isDone { finishedListeners.append(listener) }
    }
    listeners = []
    transaction = Transaction()
    update &+= 1
    stamp &+= 1
  }

  func forgetTransactions() {
    stamp &+= 1
  }

  /// The completions of transactions that views passed down wait for the animations, too.
  func note(_ newListeners: [AnimationListener]) {
    for listener in newListeners where !listeners.contains(where: { $0 === listener }) {
      listener.use()
      listeners.append(listener)
    }
  }

  /// Notifies listeners that one animation is over.
  func end(_ waiting: inout [AnimationListener]) {
    guard !waiting.isEmpty else { return }
    for listener in waiting {
      listener.animationDidEnd()
      if listener.isDone { finishedListeners.append(listener) }
    }
    waiting = []
  }

  /// The listeners whose animations are over.
  func takeFinishedListeners() -> [AnimationListener] {
    defer { finishedListeners = [] }
    return finishedListeners
  }

  var hasFinishedListeners: Bool { !finishedListeners.isEmpty }

  /// Makes a part of the update with another transaction.
  func perform(with newTransaction: Transaction, _ body: () -> Void) {
    let outer = transaction
    transaction = newTransaction
    stamp &+= 1
    note(newTransaction.listeners)
    defer {
      transaction = outer
      stamp &+= 1
    }
    body()
  }

  /// Makes a part of the update without animation.
  func withoutAnimation(_ body: () -> Void) {
    let outer = isStepping
    isStepping = true
    defer { isStepping = outer }
    body()
  }

  /// Whether what a node changes now might be animated.
  func mayAnimate(_ node: ViewNode) -> Bool {
    isAnimatingUpdate || node.transactionScope != nil || hasAnimatedTransitions
  }

  /// Whether there are transitions with animations of their own.
  var hasAnimatedTransitions = false

  // MARK: Velocities (D10)

  /// Animators that track the velocity of changes without animation.
  private var tracked: ContiguousArray<AnyAnimator> = []
  /// The states that those changes wrote.
  private var trackedStates: ContiguousArray<ObjectIdentifier> = []
  private var isLettingGo = false

  /// Whether the velocity of a node's changes is tracked.
  func tracksVelocity(of node: ViewNode) -> Bool {
    guard !isStepping else { return false }
    return transaction.tracksVelocity || (node.transactionScope != nil && node.transaction.tracksVelocity)
  }

  func noteVelocity(of animator: AnyAnimator) {
    if !tracked.contains(where: { $0 === animator }) { tracked.append(animator) }
  }

  func noteTrackedWrite(_ state: AnyObject) {
    let id = ObjectIdentifier(state)
    if !trackedStates.contains(id) { trackedStates.append(id) }
  }

  /// Releases what a state moved, after an animated write of the same value.
  ///
  /// - Returns: whether there is such a thing.
  func letGo(of state: AnyObject) -> Bool {
    guard !tracked.isEmpty, trackedStates.contains(ObjectIdentifier(state)) else { return false }
    isLettingGo = true
    return true
  }

  /// After the layout: starts the animations of released values and drops outdated tracks.
  func settleVelocities() {
    guard !tracked.isEmpty || !trackedStates.isEmpty else { return }
    tracked.removeAll { !$0.remembersVelocity(at: now) }
    if isLettingGo {
      isLettingGo = false
      for animator in tracked { animator.letGo() }
    }
    if tracked.isEmpty { trackedStates = [] }
  }

  // MARK: Pins

  /// Elements that keep their place in the surface while their containers are animated (D43).
  private var pins: ContiguousArray<WeakNode> = []

  private struct WeakNode {
    weak var node: LayoutNode?
  }

  func pin(_ node: LayoutNode) {
    pins.append(WeakNode(node: node))
  }

  /// After the layout: pinned elements follow their containers by the update's animation, or stay behind.
  func settlePins() {
    guard !pins.isEmpty else { return }
    pins.removeAll { pin in
      guard let node = pin.node, !node.isRemoved else { return true }
      return !node.settlePin()
    }
  }

  // MARK: Movement

  func insert(_ animator: AnyAnimator) {
    animators.append(animator)
    if let node = animator.node { node.graph.trace?.animationBegan(animator, in: node) }
  }

  func insert(_ ticker: AnimationTicker) {
    tickers.append(ticker)
  }

  func remove(_ ticker: AnimationTicker) {
    tickers.removeAll { $0 === ticker }
  }

  /// Whether anything moves.
  var isMoving: Bool { !animators.isEmpty || !tickers.isEmpty }

  /// Whether an animation is running that will end by itself.
  var isComingToRest: Bool {
    animators.contains { !$0.isEndless } || tickers.contains { !$0.isEndless && $0.nextTime != nil }
  }

  /// The time of the next animation step, in seconds; nil for none.
  var nextTime: Double? {
    if !animators.isEmpty { return now }
    var next: Double?
    for ticker in tickers {
      if let time = ticker.nextTime, time < next ?? .infinity { next = time }
    }
    return next.map { max($0, now) }
  }

  /// Advances everything to a time, in seconds, and updates what depends on it.
  func step(to time: Double, _ bringUpToDate: () -> Void) {
    let isLater = time > now
    now = max(now, time)
    guard isLater, isMoving else { return }
    isStepping = true
    defer { isStepping = false }
    stepAnimators()
    for ticker in tickers where ticker.nextTime.map({ $0 <= now }) ?? false { ticker.tick(at: now) }
    bringUpToDate()
  }

  private func stepAnimators() {
    var kept = 0
    for index in 0..<animators.count {
      let animator = animators[index]
      guard let node = animator.node, !node.isRemoved else {
        animator.stop(self)
        continue
      }
      let isRunning = animator.step(to: now, self)
      node.animatorDidStep()
      guard isRunning else {
        node.graph.trace?.animationEnded(animator)
        continue
      }
      if kept != index { animators[kept] = animator }
      kept += 1
    }
    animators.removeSubrange(kept..<animators.count)
  }

  /// Drops all animations, when the tree is taken down.
  func stopAll() {
    animators = []
    tickers = []
    tracked = []
    trackedStates = []
  }
}

/// Something that wants frames at times of its own.
@MainActor
protocol AnimationTicker: AnyObject {
  /// The time of the next frame that it needs, in seconds; nil for none.
  var nextTime: Double? { get }
  /// Whether it goes on by itself forever.
  var isEndless: Bool { get }

  func tick(at time: Double)
}
