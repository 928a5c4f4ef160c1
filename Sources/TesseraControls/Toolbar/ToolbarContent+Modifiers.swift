import TesseraCore

/// Items that a modifier changes.
nonisolated public struct _ModifiedToolbarContent<Content: ToolbarContent>: PrimitiveToolbarContent {
  let content: Content
  let change: @MainActor (AnyView) -> AnyView

  @MainActor public static func _makeView(_ items: Self) -> AnyView { items.change(Content._makeView(items.content)) }
}

extension ToolbarContent {
  /// Whether the items are left out of the toolbar (J377).
  nonisolated public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    _ModifiedToolbarContent(content: self) { hidden ? AnyView(EmptyView()) : $0 }
  }

  /// Makes the items the place that a page or a presentation with the same id grows out of.
  nonisolated public func matchedTransitionSource(
    id: some Hashable & Sendable, in namespace: Namespace.ID
  ) -> some ToolbarContent {
    _ModifiedToolbarContent(content: self) { AnyView($0.matchedTransitionSource(id: id, in: namespace)) }
  }

  /// Whether the background is shown that items share. Bars here have no such background, so there is none to hide.
  nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
    _ModifiedToolbarContent(content: self) { $0 }
  }
}

extension CustomizableToolbarContent {
  /// Whether the items are left out of the toolbar (J377).
  nonisolated public func hidden(_ hidden: Bool = true) -> some CustomizableToolbarContent {
    _ModifiedToolbarContent(content: self) { hidden ? AnyView(EmptyView()) : $0 }
  }

  /// Makes the items the place that a page or a presentation with the same id grows out of.
  nonisolated public func matchedTransitionSource(
    id: some Hashable & Sendable, in namespace: Namespace.ID
  ) -> some CustomizableToolbarContent {
    _ModifiedToolbarContent(content: self) { AnyView($0.matchedTransitionSource(id: id, in: namespace)) }
  }

  /// Whether the background is shown that items share. Bars here have no such background, so there is none to hide.
  nonisolated public func sharedBackgroundVisibility(
    _ visibility: Visibility
  ) -> some CustomizableToolbarContent {
    _ModifiedToolbarContent(content: self) { $0 }
  }
}

nonisolated private struct ToolbarItemHiddenModifier: ViewModifier {
  let isHidden: Bool

  @MainActor func body(content: Content) -> some View {
    if !isHidden { content }
  }
}

extension View {
  /// Whether this view is left out of the toolbar that it is an item of (J377). Elsewhere, it is left out, too.
  nonisolated public func toolbarItemHidden(_ hidden: Bool = true) -> some View {
    modifier(ToolbarItemHiddenModifier(isHidden: hidden))
  }
}
