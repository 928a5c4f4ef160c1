import Foundation

/// Listens to the first scroll view in a view, but not to those inside of that one.
nonisolated package final class ScrollListener: @unchecked Sendable {
  // Sendable: used on the main actor only.
  fileprivate weak var owner: ScrollNode?
  /// Whether several scroll views cause a warning (E15).
  package var reportsOthers = false
  /// Called when the content moved or changed its size, and when a movement begins or ends.
  package var onChange: (@MainActor (ScrollNode) -> Void)?

  package init() {}

  init(reportsOthers: Bool) {
    self.reportsOthers = reportsOthers
  }

  /// The observed scroll view; nil if there is none.
  @MainActor
  package var node: ScrollNode? {
    guard let owner, !owner.isRemoved else { return nil }
    return owner
  }

  /// Makes `node` the observed one, unless there is another.
  ///
  /// - Returns: whether it is the observed one.
  @MainActor
  func claim(_ node: ScrollNode) -> Bool {
    guard let present = self.node else {
      owner = node
      return true
    }
    if present !== node, reportsOthers, !node.isInside(present) { node.graph.warn(.severalScrollViews, at: node) }
    return present === node
  }
}

/// The listeners around a view.
nonisolated struct ScrollListeners: Equatable {
  var all: [ScrollListener] = []

  static func == (left: ScrollListeners, right: ScrollListeners) -> Bool {
    left.all.elementsEqual(right.all) { $0 === $1 }
  }
}

nonisolated private struct ScrollListenersKey: EnvironmentKey {
  static var defaultValue: ScrollListeners { ScrollListeners() }
}

nonisolated extension EnvironmentValues {
  var scrollListeners: ScrollListeners {
    get { self[ScrollListenersKey.self] }
    set { self[ScrollListenersKey.self] = newValue }
  }
}

/// Attaches a listener to the scroll view in the modified view.
nonisolated package struct ScrollListenerModifier: EnvironmentModifier {
  let listener: ScrollListener

  package init(_ listener: ScrollListener) {
    self.listener = listener
  }

  package func write(to values: inout EnvironmentValues) {
    values.scrollListeners.all.append(listener)
  }
}

/// Hides scroll views in the modified view from the listeners around it: in presentations and pages.
nonisolated package struct ScrollListenerBarrier: EnvironmentModifier {
  package init() {}

  package func write(to values: inout EnvironmentValues) {
    values.scrollListeners = ScrollListeners()
  }
}
