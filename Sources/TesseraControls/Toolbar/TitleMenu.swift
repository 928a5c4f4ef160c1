import Foundation
import Observation
import TesseraCore

/// The menu of a page's title.
@Observable
@MainActor
final class TitleMenu: Equatable {
  var isOpen = false
  @ObservationIgnored let portal = Portal()

  nonisolated init() {}

  nonisolated static func == (left: TitleMenu, right: TitleMenu) -> Bool { left === right }
}

/// Gives the title of the page a menu.
nonisolated private struct TitleMenuModifier<Items: View>: ViewModifier {
  let items: Items

  @MainActor func body(content: Content) -> some View {
    content.modifier(TitleMenuWriter(items: items))
  }
}

private struct TitleMenuWriter<Items: View>: ViewModifier {
  let items: Items

  @State private var menu = TitleMenu()

  init(items: Items) {
    self.items = items
  }

  func body(content: Content) -> some View {
    let menu = menu
    content
      .modifier(PortalModifier(menu.portal) { TitleMenuItems(menu: menu, items: items) })
      .page { $0.titleMenu = menu }
  }
}

/// The items of the menu, which are there while it is open.
struct TitleMenuItems<Items: View>: View {
  let menu: TitleMenu
  let items: Items

  var body: some View {
    if menu.isOpen {
      let close: @MainActor () -> Void = { menu.isOpen = false }
      items
        .buttonStyle(MenuItemStyle(close: close))
        .labelStyle(MenuLabelStyle())
        .environment(\.menuClose, MenuClose(close))
    }
  }
}

/// The title of a page that opens a menu.
struct TitleMenuButton: View {
  let menu: TitleMenu
  let title: Text

  var body: some View {
    PortalReader([menu.portal]) { items in
      HStack(spacing: 4) {
        title.lineLimit(1)
        ChevronGlyph().glyphLine(2).frame(width: 4, height: 8).rotationEffect(.degrees(90))
          .foregroundStyle(.secondary)
          .semantics(.hidden(true))
      }
      .contentShape(Rectangle())
      .onPress({ menu.isOpen = true }) { _ in }
      .semantics(.control(.menu))
      .modifier(MenuPresenter(isOpen: isOpen) { ForEach(items) { $0 } })
    }
  }

  private var isOpen: Binding<Bool> {
    Binding(get: { menu.isOpen }, set: { menu.isOpen = $0 })
  }
}

extension View {
  /// Gives the title of the page a menu, which opens from the title in the bar.
  nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    modifier(TitleMenuModifier(items: content()))
  }
}
