import Foundation
import TesseraCore

/// Shows a menu beside a view while it is open (F47).
struct MenuPresenter<Items: View>: ViewModifier {
  @Binding var isOpen: Bool
  @ViewBuilder let items: () -> Items

  @State private var anchor = PresentationAnchor()

  func body(content: Content) -> some View {
    content.modifier(
      PresentationModifier(
        presented: isOpen ? MenuFrame(anchor: anchor, close: { isOpen = false }, items: items) : nil, anchor: anchor))
  }
}

/// A card with the items of a menu, in front of everything; a press beside it closes it.
struct MenuFrame<Items: View>: View {
  let anchor: PresentationAnchor
  let close: @MainActor () -> Void
  @ViewBuilder let items: () -> Items

  @State private var direction = MenuDirection()
  @Environment(\.surfaceSafeArea) private var safeArea
  @Environment(\.isInMenuBar) private var isInMenuBar

  init(anchor: PresentationAnchor, close: @escaping @MainActor () -> Void, @ViewBuilder items: @escaping () -> Items) {
    self.anchor = anchor
    self.close = close
    self.items = items
  }

  var body: some View {
    ZStack(alignment: .topLeading) {
      ModalBackdrop(opacity: 0, onTap: close)
      PopoverLayout(
        anchor: anchor, safeOrigin: CGPoint(x: safeArea.leading, y: safeArea.top), direction: direction,
        leadingOverlap: isInMenuBar ? MenuMetrics.margin : nil
      ) { card }
    }
  }

  private var card: some View {
    ScrollView { MenuItemColumn(items: items(), direction: direction).padding(.vertical, 4) }
      .fixedSize(horizontal: true, vertical: false)
      .buttonStyle(MenuItemStyle(close: close))
      .environment(\.menuClose, MenuClose(close))
      .modifier(FreshControls())
      .modifier(FloatingCard())
      // The menus of a bar are there at once.
      .modifier(PresentedPartModifier(.card(isInMenuBar ? nil : .unfolding(anchor))))
      .semantics(.role(.menu))
  }
}
