import TesseraCore

/// The items of a menu that a view has of its own (F28).
nonisolated public struct ContextMenu<MenuItems: View> {
  let items: () -> MenuItems

  /// The items of a menu. They are made when it opens.
  public init(@ViewBuilder menuItems: @escaping () -> MenuItems) {
    items = menuItems
  }
}

/// Opens a menu when its content is held down. The menu of an inner view takes precedence (F28).
nonisolated struct ContextMenuModifier<Items: View>: ViewModifier {
  let items: (() -> Items)?
  /// What is shown above the items.
  var preview: AnyView?

  @MainActor func body(content: Content) -> some View {
    content.modifier(ContextMenuPresenter(items: items, preview: preview))
  }
}

private struct ContextMenuPresenter<Items: View>: ViewModifier {
  let items: (() -> Items)?
  let preview: AnyView?

  @State private var isOpen = false

  init(items: (() -> Items)?, preview: AnyView?) {
    self.items = items
    self.preview = preview
  }

  func body(content: Content) -> some View {
    content
      .onHold { if items != nil { isOpen = true } }
      .modifier(MenuPresenter(isOpen: $isOpen, preview: preview) { items?() })
  }
}

extension View {
  /// Gives the view a menu that opens when it is held down; it is made again each time (F28).
  nonisolated public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: @escaping () -> MenuItems
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems))
  }

  /// Gives the view a menu that opens when it is held down, below a preview.
  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: @escaping () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems, preview: AnyView(preview())))
  }

  /// The spelling of earlier SDKs; nil for no menu.
  nonisolated public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    modifier(ContextMenuModifier(items: contextMenu?.items))
  }
}
