import Foundation

/// Hears of the first scroll view in the view that it is given to; those inside of that one are none of its business.
nonisolated package final class ScrollListener: @unchecked Sendable {
  // Sendable: used on the main actor only.
  fileprivate weak var owner: ScrollNode?
  /// Whether it is a mistake if there are several scroll views to choose from (E15).
  package var reportsOthers = false
  /// Called when the content moved, when there is more or less of it, and when another movement begins or ends.
  package var onChange: (@MainActor (ScrollNode) -> Void)?

  package init() {}

  init(reportsOthers: Bool) {
    self.reportsOthers = reportsOthers
  }

  /// The scroll view that is listened to; nil while there is none.
  @MainActor
  package var node: ScrollNode? {
    guard let owner, !owner.isRemoved else { return nil }
    return owner
  }

  /// Makes `node` the one to listen to, unless there is another.
  ///
  /// - Returns: whether it is the one now.
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

/// Lets a listener hear of the scroll view in the modified view.
nonisolated package struct ScrollListenerModifier: EnvironmentModifier {
  let listener: ScrollListener

  package init(_ listener: ScrollListener) {
    self.listener = listener
  }

  package func write(to values: inout EnvironmentValues) {
    values.scrollListeners.all.append(listener)
  }
}

/// Keeps scroll views in the modified view from the listeners around it: presentations, and pages of their own.
nonisolated package struct ScrollListenerBarrier: EnvironmentModifier {
  package init() {}

  package func write(to values: inout EnvironmentValues) {
    values.scrollListeners = ScrollListeners()
  }
}
