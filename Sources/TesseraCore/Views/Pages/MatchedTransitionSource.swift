import Foundation

nonisolated public struct _TransitionSourceAppearance {
  var background: Color?
  /// Points.
  var cornerRadius: CGFloat = 0
  var shadow: Shadow?

  struct Shadow {
    let color: Color
    let radius: CGFloat
    let offset: CGSize
  }
}

/// A view with a style of its own.
nonisolated public struct _AdornedMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  public let _appearance: _TransitionSourceAppearance
}

nonisolated struct MatchedTransitionSourceModifier: WrapperModifier {
  let key: MatchedGeometryKey
  let appearance: _TransitionSourceAppearance

  @MainActor func makeWrapper(_ context: _NodeContext) -> MatchedTransitionSourceNode {
    MatchedTransitionSourceNode(self, context)
  }

  @MainActor func complete(_ wrapper: MatchedTransitionSourceNode) {
    wrapper.join()
  }

  @MainActor func update(_ wrapper: MatchedTransitionSourceNode) {
    let oldKey = wrapper.modifier.key
    wrapper.modifier = self
    if key != oldKey { wrapper.join() }
  }
}

/// A view that a page can zoom out of.
final class MatchedTransitionSourceNode: WrapperNode {
  var modifier: MatchedTransitionSourceModifier

  init(_ modifier: MatchedTransitionSourceModifier, _ context: NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  func join() {
    ancestors.lazy.compactMap { $0 as? PageTransitionNode }.first?.add(self)
  }
}

extension View {
  /// Lets a page whose `navigationTransition` names this view zoom out of it.
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    let key = MatchedGeometryKey(id: AnyHashable(id), namespace: namespace)
    return modifier(MatchedTransitionSourceModifier(key: key, appearance: _TransitionSourceAppearance()))
  }

  /// Lets a page whose `navigationTransition` names this view zoom out of it, with a style for the duration.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View {
    let key = MatchedGeometryKey(id: AnyHashable(id), namespace: namespace)
    let appearance = configuration(EmptyMatchedTransitionSourceConfiguration())._appearance
    return modifier(MatchedTransitionSourceModifier(key: key, appearance: appearance))
  }
}
