import Foundation
import TesseraCore

/// The tabs in a column beside the content, with the headers of their sections.
struct TabSidebar: View {
  /// Tabs, and the headers and footers of sections.
  let parts: [ViewElement]
  let chosen: ObjectIdentifier?
  let choose: @MainActor (ViewElement) -> Void

  @Environment(\.pixelLength) private var pixelLength
  @Environment(\.tabSidebarParts) private var own

  init(parts: [ViewElement], chosen: ObjectIdentifier?, choose: @escaping @MainActor (ViewElement) -> Void) {
    self.parts = parts
    self.chosen = chosen
    self.choose = choose
  }

  var body: some View {
    HStack(spacing: 0) {
      ScrollView {
        VStack(alignment: .leading, spacing: 2) {
          own.header?.value()
          ForEach(parts) { part in
            if part.sectionPart.kind == .row {
              part.decoratedTab(TabSidebarRow(element: part, isChosen: part.id == chosen) { choose(part) })
                .modifier(TabSpringLoading())
            } else if part.sectionPart.kind == .actions {
              if part.sectionPart.section != nil {
                part.padding(.horizontal, 12).frame(minHeight: 40, alignment: .leading)
              }
            } else {
              part.padding(EdgeInsets(top: 14, leading: 12, bottom: 4, trailing: 12))
            }
          }
          own.footer?.value()
        }
        .padding(8)
      }
      .safeAreaInset(edge: .top, spacing: 0) {
        if let toolbar = own.toolbar { TabSidebarBar(items: toolbar.value()) }
      }
      .safeAreaInset(edge: .bottom, spacing: 0) { own.bottomBar?.value() }
      .frame(width: Self.width)
      .background { ListColors.background(.sidebar).ignoresSafeArea() }
      .semantics(.container(.tabBar, nil))
      Color(system: .separator).frame(width: pixelLength).ignoresSafeArea().semantics(.hidden(true))
    }
  }

  private static let width: CGFloat = 260

  /// The appearance of the headers of sections.
  nonisolated static var sectionAppearance: SectionAppearance {
    let secondary = AnyShapeStyle(Color(system: .secondary))
    let header = SectionPartAppearance(font: .subheadline.weight(.semibold), foreground: secondary)
    return SectionAppearance(
      header: header, prominentHeader: header, footer: SectionPartAppearance(font: .footnote, foreground: secondary))
  }
}

private struct TabSidebarRow: View {
  let element: ViewElement
  let isChosen: Bool
  let choose: @MainActor () -> Void

  var body: some View {
    SwipeableRow(actions: element.trait(SwipeActionsKey.self) ?? RowSwipeActions()) { row }
      .clipShape(RoundedRectangle(cornerRadius: 8))
  }

  private var row: some View {
    HStack(spacing: 8) {
      PortalReader(element.trait(TabItemKey.self).map { [$0.label] } ?? []) { parts in
        HStack(spacing: 8) { ForEach(parts) { $0 } }
      }
      Spacer(minLength: 0)
      if let badge = element.tabBadge { badge.foregroundStyle(.secondary) }
    }
    .padding(.horizontal, 12)
    .frame(minHeight: 40)
    .background(isChosen ? ListColors.selection : .clear, in: RoundedRectangle(cornerRadius: 8))
    .contentShape(Rectangle())
    .onPress(choose) { _ in }
    .semantics(.control(.tab))
    .semantics(.selected(isChosen))
  }
}
