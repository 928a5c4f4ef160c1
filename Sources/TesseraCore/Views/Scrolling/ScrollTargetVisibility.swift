import Foundation

/// Reports the visible views of the target layout.
private struct TargetVisibilityObserver<ID: Hashable>: ViewModifier {
  let threshold: Double
  let action: @MainActor ([ID]) -> Void

  @State private var watch = TargetVisibilityWatch<ID>()

  init(threshold: Double, action: @escaping @MainActor ([ID]) -> Void) {
    self.threshold = threshold
    self.action = action
  }

  func body(content: Content) -> some View {
    content
      .modifier(ScrollListenerModifier(watch.listener))
      .onUpdate(of: threshold) { watch.update($0, action) }
  }
}

private final class TargetVisibilityWatch<ID: Hashable> {
  let listener = ScrollListener(reportsOthers: true)
  private var known: [ID]?

  @MainActor
  func update(_ threshold: Double, _ action: @escaping @MainActor ([ID]) -> Void) {
    listener.onChange = { [unowned self] node in
      // Rows that become visible are created after this notification.
      node.tellLater { [weak self, weak node] in
        guard let self, let node else { return }
        let seen = node.targets(inSightBy: threshold).compactMap { $0?.base as? ID }
        guard seen != known else { return }
        known = seen
        action(seen)
      }
    }
  }
}

extension ScrollNode {
  /// The ids of the targets of which at least a share is in sight, in their order.
  fileprivate func targets(inSightBy threshold: Double) -> [AnyHashable?] {
    let window = CGRect(origin: offset, size: size)
    return scrollTargets.filter { target in
      let area = target.frame.width * target.frame.height
      guard area > 0, let seen = target.frame.overlap(with: window) else { return false }
      let share = seen.width * seen.height / area
      return share > 0 && share >= threshold
    }.map(\.id)
  }
}

nonisolated private struct TargetVisibilityModifier<ID: Hashable>: ViewModifier {
  let threshold: Double
  let action: @MainActor ([ID]) -> Void

  @MainActor func body(content: Content) -> some View {
    content.modifier(TargetVisibilityObserver(threshold: threshold, action: action))
  }
}

extension View {
  /// Runs an action when the visible views of the `scrollTargetLayout` of the scroll view in this view change.
  ///
  /// - Parameters:
  ///   - idType: the type of the ids that are of interest.
  /// - threshold: the share of a view that has to be visible, from 0 to 1.
  ///   - action: gets the ids of all views in sight, in their order.
  @preconcurrency
  nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping @MainActor ([ID]) -> Void
  ) -> some View {
    modifier(TargetVisibilityModifier(threshold: threshold, action: action))
  }
}
