import SwiftUI
import TesseraControls
import TesseraCore

/// Declares an item of AppKit as one of the bars (J475).
struct NSStatusItemScene: View {
  let item: NSStatusItem
  let window: DeclaredWindow

  var body: some View {
    // tessera:disable side-effect-in-body - this only notes that the body reads the item
    let _: Void = item.followed.follow()
    MenuBarItemView(
      MenuBarItem(
        isInserted: item.isVisible, opening: item.menu == nil ? .nothing : .menu, decoration: MenuBarExtraDecoration()
      ) { [item] in AnyView(NSStatusItemLabel(item: item)) },
      window: window
    ) { [item] in
      NSStatusItemContent(item: item)
    }
  }
}

/// What an item shows in a bar: its button, or what is on it where a menu takes the press.
private struct NSStatusItemLabel: View {
  let item: NSStatusItem

  var body: some View {
    // tessera:disable side-effect-in-body - this only notes that the body reads the item
    let _: Void = item.followed.follow()
    if let button = item.button {
      if item.menu == nil { NSViewHost(button) } else { NSStatusItemPicture(button: button) }
    }
  }
}

/// What is on the button of an item.
private struct NSStatusItemPicture: View {
  let button: NSStatusBarButton

  var body: some View {
    // tessera:disable side-effect-in-body - this only notes that the body reads the view
    let _: Void = button.backing.layerModel.follow()
    ImageAndTitle(title: button.shownTitle, image: button.shownImage, position: button.imagePosition)
      .opacity(button.appearsDisabled ? 0.4 : 1)
  }
}

/// What an item opens, or what the window of a program shows that has no other one.
private struct NSStatusItemContent: View {
  let item: NSStatusItem
  @Environment(\.hasMenuBar) private var hasMenuBar

  var body: some View {
    // tessera:disable side-effect-in-body - this only notes that the body reads the item
    let _: Void = item.followed.follow()
    if let menu = item.menu {
      MenuBarExtraContent(isMenu: true) { OpenedMenu(menu: menu) }
    } else if let button = item.button {
      // A view of AppKit is in one place: where there is a bar, it is there.
      if hasMenuBar {
        Button {
          button.performClick(nil)
        } label: {
          NSStatusItemPicture(button: button)
        }
      } else {
        NSViewHost(button)
      }
    }
  }
}

/// The items of a menu, whose delegate is told before they are shown.
private struct OpenedMenu: View {
  let menu: NSMenu
  @State private var opening = Opening()

  init(menu: NSMenu) {
    self.menu = menu
  }

  var body: some View {
    // tessera:disable side-effect-in-body - a delegate brings its items up to date before they are read, once
    let _: Void = withoutEvaluation { opening.begin(menu) }
    NSMenuItems(menu: menu)
      .onDisappear { opening.end(menu) }
  }

  /// Whether the delegate was told.
  @MainActor
  private final class Opening {
    private var isOpen = false

    func begin(_ menu: NSMenu) {
      guard !isOpen else { return }
      isOpen = true
      menu.delegate?.menuNeedsUpdate(menu)
      menu.delegate?.menuWillOpen(menu)
    }

    func end(_ menu: NSMenu) {
      guard isOpen else { return }
      isOpen = false
      menu.delegate?.menuDidClose(menu)
    }
  }
}
