import Foundation

/// Scrolls the scroll views of a `ScrollViewReader`.
nonisolated public struct ScrollViewProxy {
  let scope: ScrollScope

  /// Scrolls so that the view with `id` is in sight.
  ///
  /// Only the scroll view nearest to it moves. An unknown id changes nothing (E14).
  ///
  /// - Parameter anchor: which point of the view comes to lie at the same point of the scroll view; nil moves the
  ///   content as little as possible.
  @MainActor @preconcurrency
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let node = scope.node, !node.isRemoved else { return }
    node.graph.scrolling.add(ScrollRequest(scope: node, id: AnyHashable(id), anchor: anchor))
  }
}
