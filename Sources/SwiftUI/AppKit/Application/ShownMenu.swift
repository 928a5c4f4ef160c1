import Foundation
import TesseraControls
import TesseraCore

/// The menu that is open in the views of a root.
@MainActor
final class ShownMenu {
  let followed = FollowedObject()
  private(set) var menu: NSMenu?
  private(set) var place = CGPoint.zero

  /// Opens a menu at a place of a view, in its coordinates.
  static func open(_ menu: NSMenu, at location: CGPoint, in view: NSView) {
    let root = view.backing.root
    let shown = root.attachment { ShownMenu() }
    shown.close()
    menu.delegate?.menuNeedsUpdate(menu)
    menu.delegate?.menuWillOpen(menu)
    shown.menu = menu
    shown.place = root.convert(view.point(fromBacking: location), from: view.backing)
    shown.followed.didChange()
  }

  func close() {
    guard let menu else { return }
    self.menu = nil
    followed.didChange()
    menu.delegate?.menuDidClose(menu)
  }
}

/// Shows the menu that is open in the views of a root, beside its place.
struct ShownMenuView: View {
  let shown: ShownMenu

  var body: some View {
    // tessera:disable side-effect-in-body - this only notes that the body reads the menu
    let _: Void = shown.followed.follow()
    let isOpen = Binding {
      shown.menu != nil
    } set: {
      if !$0 { shown.close() }
    }
    Color.clear
      .frame(width: 1, height: 1)
      .modifier(MenuPresenter(isOpen: isOpen) { if let menu = shown.menu { NSMenuItems(menu: menu) } })
      .position(shown.place)
      .allowsHitTesting(false)
  }
}

/// The items of a menu of AppKit, as those of a menu of SwiftUI.
package struct NSMenuItems: View {
  private let menu: NSMenu

  package init(menu: NSMenu) {
    self.menu = menu
  }

  package var body: some View {
    menu.hostedItems
    ForEach(menu.items.filter { !$0.isHidden }.map(ItemIdentity.init)) { identity in
      item(identity.item)
    }
  }

  @ViewBuilder private func item(_ item: NSMenuItem) -> some View {
    if item.isSeparatorItem {
      Divider()
    } else if let submenu = item.submenu {
      // tessera:disable anyview-in-row - a menu in a menu would make a type that contains itself
      Menu(item.title) { AnyView(NSMenuItems(menu: submenu)) }
    } else {
      Button {
        item.choose()
      } label: {
        Label {
          Text(verbatim: item.title)
        } icon: {
          if item.state == .on {
            Image(systemName: "checkmark")
          } else if let image = item.image {
            Image(nsImage: image)
          }
        }
      }
      .disabled(!item.canBeChosen)
    }
  }
}

private struct ItemIdentity: Identifiable {
  let item: NSMenuItem

  nonisolated var id: ObjectIdentifier { ObjectIdentifier(item) }
}
