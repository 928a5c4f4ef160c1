/// Names a part of the screen whose views say which of them has the focus at first.
nonisolated private struct FocusScopeModifier: WrapperModifier {
  var namespace: Namespace.ID

  @MainActor func makeWrapper(_ context: _NodeContext) -> FocusScopeNode {
    FocusScopeNode(namespace, context)
  }

  @MainActor func update(_ wrapper: FocusScopeNode) {
    wrapper.namespace = namespace
  }
}

private final class FocusScopeNode: WrapperNode {
  var namespace: Namespace.ID

  init(_ namespace: Namespace.ID, _ context: NodeContext) {
    self.namespace = namespace
    super.init(context)
  }
}

/// Says that a view in a scope has the focus at first.
nonisolated private struct PreferredFocusModifier: WrapperModifier {
  var prefersFocus: Bool
  var namespace: Namespace.ID

  @MainActor func makeWrapper(_ context: _NodeContext) -> PreferredFocusNode {
    PreferredFocusNode(self, context)
  }

  @MainActor func update(_ wrapper: PreferredFocusNode) {
    wrapper.modifier = self
  }
}

private final class PreferredFocusNode: WrapperNode {
  var modifier: PreferredFocusModifier

  init(_ modifier: PreferredFocusModifier, _ context: NodeContext) {
    self.modifier = modifier
    super.init(context)
  }
}

extension FocusCoordinator {
  /// Gives the focus to the view of a scope that prefers it, or else to the first one in it (J207).
  fileprivate func reset(in namespace: Namespace.ID) {
    let inside = targets().filter { target in
      target.isInNode { ($0 as? FocusScopeNode)?.namespace == namespace }
    }
    let preferred = inside.first { target in
      target.isInNode { node in
        guard let modifier = (node as? PreferredFocusNode)?.modifier else { return false }
        return modifier.prefersFocus && modifier.namespace == namespace
      }
    }
    guard let next = preferred ?? inside.first else { return }
    move(to: next)
  }
}

extension LayoutNode {
  /// Whether one of the nodes that this one is laid out in is such a node.
  fileprivate func isInNode(_ isWanted: (LayoutNode) -> Bool) -> Bool {
    var node: LayoutNode? = self
    while let current = node {
      if isWanted(current) { return true }
      node = current.layoutParent
    }
    return false
  }
}

extension SurfaceAccess {
  @MainActor fileprivate func resetFocus(in namespace: Namespace.ID) {
    graph?.focus.reset(in: namespace)
  }

  @MainActor fileprivate var hasFocus: Bool { graph?.focus.target != nil }
}

/// Gives the focus back to the view of a scope that prefers it (J207).
nonisolated public struct ResetFocusAction: Sendable {
  fileprivate let access: SurfaceAccess

  /// Gives the focus to the first view with `prefersDefaultFocus(_:in:)` in the scope, or else to the first that can have it.
  @MainActor public func callAsFunction(in namespace: Namespace.ID) {
    access.resetFocus(in: namespace)
  }
}

nonisolated extension EnvironmentValues {
  /// Gives the focus back to the view of a scope that prefers it.
  public var resetFocus: ResetFocusAction { ResetFocusAction(access: surfaceAccess) }
}

extension View {
  /// Names a part of the screen whose views say which of them has the focus at first (J207).
  nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View {
    modifier(FocusScopeModifier(namespace: namespace))
  }

  /// Says whether the view has the focus at first in the scope of a name (J207): when it appears while nothing has the focus, and
  /// when the focus of the scope is reset.
  nonisolated public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID)
    -> some View
  {
    modifier(AppearingPreferredFocus(prefersFocus: prefersDefaultFocus, namespace: namespace))
  }
}

/// Asks for the focus once the view is there.
private struct AppearingPreferredFocus: ViewModifier {
  let prefersFocus: Bool
  let namespace: Namespace.ID
  @Environment(\.surfaceAccess) private var access

  nonisolated init(prefersFocus: Bool, namespace: Namespace.ID) {
    self.prefersFocus = prefersFocus
    self.namespace = namespace
  }

  func body(content: Content) -> some View {
    content
      .modifier(PreferredFocusModifier(prefersFocus: prefersFocus, namespace: namespace))
      .onAppear {
        if prefersFocus, !access.hasFocus { access.resetFocus(in: namespace) }
      }
  }
}
