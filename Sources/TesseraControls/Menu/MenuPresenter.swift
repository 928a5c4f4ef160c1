import Foundation
import TesseraCore

/// Shows a menu beside a view while it is open (F47).
package struct MenuPresenter<Items: View>: ViewModifier {
  @Binding var isOpen: Bool
  /// What is shown above the items.
  let preview: AnyView?
  /// Knows the point of the view beside which the menu is shown; nil for the view.
  let pointAnchor: PresentationAnchor?
  let items: () -> Items

  @State private var ownAnchor = PresentationAnchor()

  package init(
    isOpen: Binding<Bool>, preview: AnyView? = nil, anchor: PresentationAnchor? = nil,
    @ViewBuilder items: @escaping () -> Items
  ) {
    _isOpen = isOpen
    self.preview = preview
    pointAnchor = anchor
    self.items = items
  }

  package func body(content: Content) -> some View {
    let anchor = pointAnchor ?? ownAnchor
    content.modifier(
      PresentationModifier(
        presented: isOpen ? MenuFrame(anchor: anchor, preview: preview, close: { isOpen = false }, items: items) : nil,
        anchor: anchor))
  }
}

/// A card with the items of a menu, in front of everything; a press beside it closes it.
struct MenuFrame<Items: View>: View {
  let anchor: PresentationAnchor
  let preview: AnyView?
  let close: @MainActor () -> Void
  @ViewBuilder let items: () -> Items

  @State private var direction = MenuDirection()
  @Environment(\.surfaceSafeArea) private var safeArea
  @Environment(\.isInMenuBar) private var isInMenuBar
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.idiom) private var idiom

  init(
    anchor: PresentationAnchor, preview: AnyView?, close: @escaping @MainActor () -> Void,
    @ViewBuilder items: @escaping () -> Items
  ) {
    self.anchor = anchor
    self.preview = preview
    self.close = close
    self.items = items
  }

  var body: some View {
    ZStack(alignment: .topLeading) {
      ModalBackdrop(opacity: preview == nil ? 0 : ModalBackdrop.opacity(colorScheme), onTap: close)
      PopoverLayout(
        anchor: anchor, safeOrigin: CGPoint(x: safeArea.leading, y: safeArea.top), direction: direction,
        leadingOverlap: isInMenuBar ? MenuMetrics.margin : idiom == .desktop ? 0 : nil,
        gap: idiom == .desktop ? 3 : 8
      ) {
        VStack(alignment: .leading, spacing: 12) {
          preview?.modifier(FloatingCard())
          card
        }
        // The menus of a bar, and those of a desktop, are there at once.
        .modifier(PresentedPartModifier(.card(isInMenuBar || idiom == .desktop ? nil : .unfolding(anchor))))
      }
    }
  }

  private var card: some View {
    ScrollView { MenuItemColumn(items: items(), direction: direction).padding(.vertical, 4) }
      .fixedSize(horizontal: true, vertical: false)
      .buttonStyle(MenuItemStyle(close: close))
      .environment(\.menuClose, MenuClose(close))
      .modifier(FreshControls())
      .modifier(PlatformForeground())
      .modifier(FloatingCard(radius: idiom == .desktop ? 6 : MenuMetrics.radius))
      .semantics(.role(.menu))
  }
}
