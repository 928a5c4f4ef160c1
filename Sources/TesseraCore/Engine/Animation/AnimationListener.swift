/// Waits for the animations of a transaction and calls an action, once, when all are over (D38).
nonisolated final class AnimationListener: @unchecked Sendable {
  // Sendable: it is counted on the engine's thread only; the action is called there too.

  let criteria: AnimationCompletionCriteria
  private var action: (() -> Void)?
  private var runningCount = 0
  /// How many updates may still start animations.
  private var openUpdates = 0
  /// Whether an update belongs to the transaction; without one there is nothing to wait for.
  private(set) var isInUse = false

  init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  /// A change was written in the transaction: its update may start animations.
  func use() {
    isInUse = true
    openUpdates += 1
  }

  /// An update was made: no further animation of it will begin.
  func close() {
    openUpdates -= 1
  }

  func animationDidBegin() {
    runningCount += 1
  }

  func animationDidEnd() {
    runningCount -= 1
  }

  /// Whether there is nothing to wait for anymore.
  var isDone: Bool { openUpdates <= 0 && runningCount <= 0 }

  /// Calls the action; the first time only.
  func call() {
    let action = action
    self.action = nil
    action?()
  }
}
