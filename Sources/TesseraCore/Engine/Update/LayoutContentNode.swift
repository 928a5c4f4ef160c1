/// A node whose content depends on the layout, so that it is evaluated after it and not in the update phase.
package class LayoutContentNode: EvaluatingNode {
  private(set) final var isWaiting = false

  final var isMade: Bool { content != nil }

  /// Whether the content depends on the preferences of other views, and not only on the layout. Overridden.
  var dependsOnPreferences: Bool { false }

  /// Whether the layout is ready for the content to be made. Overridden.
  var isReady: Bool { true }

  /// Whether the content must be evaluated now. Overridden.
  var needsEvaluation: Bool { isDirty }

  /// Called when the content was made for the first time. Overridden.
  func contentWasMade() {}

  override init(_ context: NodeContext, facts: TypeFacts) {
    super.init(context, facts: facts)
    waitsForLayout = true
  }

  /// Queues the node for the phase after the layout.
  final func wait() {
    if !isWaiting {
      isWaiting = true
      graph.contents.waitingCount += 1
    }
    graph.contents.insert(self)
    graph.requestFrame()
  }

  private func stopWaiting() {
    guard isWaiting else { return }
    isWaiting = false
    graph.contents.waitingCount -= 1
  }

  /// Nodes below are not evaluated before this one: the new content may remove them.
  override final var isWaitingForLayout: Bool { isWaiting }

  /// Makes or renews the content.
  ///
  /// - Returns: whether there was anything to do.
  final func evaluateAfterLayout() -> Bool {
    guard isWaiting, !isRemoved, isReady else { return false }
    stopWaiting()
    guard needsEvaluation else {
      isDirty = false
      return true
    }
    if isMade {
      evaluate(because: .dirty)
    } else {
      isDirty = false
      begin()
      contentWasMade()
    }
    return true
  }

  override func willRemove() {
    stopWaiting()
    super.willRemove()
  }

  override package var isUnary: Bool { false }

  override package func appendElements(to elements: inout ContiguousArray<LayoutNode>) {
    content?.appendElements(to: &elements)
  }
}
