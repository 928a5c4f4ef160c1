import Foundation
import TesseraCore

/// The button of a menu: in a menu of its own, a line that shows and hides its items.
struct MenuOpener<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?

  @State private var isOpen = false
  @Environment(\.menuClose) private var outerMenu
  @Environment(\.menuIndicatorVisibility) private var menuIndicator
  @Environment(\.usesMacControls) private var isMac

  var body: some View {
    if outerMenu == nil {
      Button {
        if let primaryAction { primaryAction() } else { isOpen = true }
      } label: {
        if menuIndicator == .visible || isMac && menuIndicator == .automatic {
          HStack(spacing: 6) {
            label
            ChevronGlyph().glyphLine(1.8).frame(width: 5, height: 9).rotationEffect(.degrees(90))
          }
        } else {
          label
        }
      }
      .simultaneousGesture(
        LongPressGesture().onEnded { _ in if primaryAction != nil { isOpen = true } }
      )
      .semantics(.control(.menu))
      .modifier(MenuPresenter(isOpen: $isOpen) { content })
    } else {
      Submenu(label: label, content: content)
    }
  }
}

/// A line in a menu that shows further items below itself.
private struct Submenu<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  @State private var isOpen = false
  @State private var isPressed = false

  var body: some View {
    MenuLine(isPressed: isPressed, role: nil) {
      HStack {
        label
        Spacer(minLength: 16)
        DirectionalChevron(lineWidth: 1.8).frame(width: 6, height: 11).rotationEffect(.degrees(isOpen ? 90 : 0))
      }
    }
    .onPress {
      isOpen.toggle()
    } onPressingChanged: {
      isPressed = $0
    }
    .semantics(.control(.menu))
    if isOpen { content }
  }
}

/// How a menu is closed by what is in it.
nonisolated struct MenuClose: Equatable, Sendable {
  let close: @MainActor () -> Void

  init(_ close: @escaping @MainActor () -> Void) {
    self.close = close
  }

  /// There is one menu around a view: it is the same whenever the view asks.
  static func == (left: MenuClose, right: MenuClose) -> Bool { true }
}

nonisolated private struct MenuCloseKey: EnvironmentKey {
  static var defaultValue: MenuClose? { nil }
}

nonisolated extension EnvironmentValues {
  /// Closes the menu that a view is in; nil outside of menus.
  var menuClose: MenuClose? {
    get { self[MenuCloseKey.self] }
    set { self[MenuCloseKey.self] = newValue }
  }
}
