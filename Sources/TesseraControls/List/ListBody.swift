import Foundation
import TesseraCore

/// The view of a list: rows that scroll, on a background.
struct ListBody<Content: View>: View {
  let selection: ListSelection?
  let content: Content

  @State private var chooser = RowChooser()
  private let sectionIndex = LazyState(wrappedValue: SectionIndex())
  private let taken = LazyState(wrappedValue: TakenTheme<ListTheme>())
  @Environment(\.listHasBorder) private var hasBorder
  @Environment(\.listAppearance) private var appearance
  @Environment(\.scrollContentBackground) private var background
  @Environment(\.alternatingRows) private var alternatingRows
  @Environment(\.idiom) private var idiom

  init(selection: ListSelection?, content: Content) {
    self.selection = selection
    self.content = content
  }

  var body: some View {
    let theme = taken.wrappedValue.current(CommonTheme.list)
    ScrollView {
      ListDragScope {
        LazyRows(
          rows, pinnedViews: appearance == .plain ? .sectionHeaders : [], alternates: alternatingRows.isOn == true,
          index: sectionIndex.wrappedValue
        ) { row in
          ListRow(row: row, selection: selection, chooser: chooser, appearance: appearance, theme: theme)
        }
      }
      .padding(.bottom, appearance == .plain ? 0 : ListMetrics.bottomPadding)
      .padding(theme?.insets ?? EdgeInsets())
    }
    .modifier(ListScrolling(theme: theme))
    .overlay(alignment: .trailing) { SectionIndexBar(index: sectionIndex.wrappedValue) }
    .frame(minWidth: 0, idealWidth: 0, maxWidth: .infinity, minHeight: 0, idealHeight: 0, maxHeight: .infinity)
    .background(color(theme) ?? .clear)
    .overlay { if hasBorder { Rectangle().strokeBorder(Color(system: .separator)).allowsHitTesting(false) } }
    .page(pageBackground(theme))
    .semantics(.container(.list, nil))
    .modifier(RowKeysModifier(selection?.byKeys, chooser))
    .environment(\.isInListRow, false)
  }
}

extension ListBody {
  private var rows: some View {
    content.environment(\.isInListRow, true).environment(\.rowsHaveProminence, idiom == .desktop).environment(
      \.sectionAppearance, appearance.sectionAppearance(in: idiom))
  }

  /// The bars of the page are on the background of the list.
  private func pageBackground(_ theme: ListTheme?) -> @Sendable (inout PageConfiguration) -> Void {
    let color = color(theme)
    return { $0.background = color }
  }

  /// The color behind the rows; nil for none.
  private func color(_ theme: ListTheme?) -> Color? {
    if background == .hidden || theme?.background == .clear { return nil }
    return theme?.background ?? ListColors.background(appearance, idiom)
  }
}

/// How a list scrolls that a program chose an appearance for.
nonisolated private struct ListScrolling: EnvironmentModifier {
  let theme: ListTheme?

  func write(to values: inout EnvironmentValues) {
    guard let theme else { return }
    if !theme.isScrollEnabled { values.isScrollEnabled = false }
    if theme.axesWithoutIndicator.contains(.vertical) { values.verticalScrollIndicatorVisibility = .hidden }
    if let height = theme.minimumRowHeight { values.defaultMinListRowHeight = height }
  }
}

/// Lengths of lists, in points.
nonisolated package enum ListMetrics {
  /// From the edge of the list to cards of rows.
  package static let cardMargin: CGFloat = 16
  package static let cardRadius: CGFloat = 10
  /// From the edge of a sidebar to the background of a chosen row.
  static let sidebarMargin: CGFloat = 8
  package static let bottomPadding: CGFloat = 16
  package static let rowInsets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  /// The radius of the background of a chosen row in a sidebar of a desktop.
  static let sidebarRadius: CGFloat = 5
  /// How far the arrow keys drag a row, which moves it past its neighbor regardless of the heights.
  static let keyboardStep: CGFloat = 60
  /// Above the first section without a header.
  package static let topPadding: CGFloat = 17
  package static let headerInsets = EdgeInsets(top: 6, leading: 16, bottom: 7, trailing: 16)
  package static let footerInsets = EdgeInsets(top: 7, leading: 16, bottom: 0, trailing: 16)

  static func desktopRowHeight(_ appearance: _ListAppearance) -> CGFloat {
    switch appearance {
    case .plain: DesktopMetrics.rowHeight
    case .sidebar: DesktopMetrics.sidebarRowHeight
    case .grouped, .insetGrouped: 36
    }
  }

  static func desktopRowInsets(_ appearance: _ListAppearance) -> EdgeInsets {
    switch appearance {
    case .plain: EdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16)
    case .sidebar: EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
    case .grouped, .insetGrouped: EdgeInsets(top: 7, leading: 10, bottom: 7, trailing: 10)
    }
  }

  static func desktopHeaderInsets(_ appearance: _ListAppearance) -> EdgeInsets {
    switch appearance {
    case .plain: EdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16)
    case .sidebar: EdgeInsets(top: 2, leading: 8, bottom: 3, trailing: 4)
    case .grouped, .insetGrouped: EdgeInsets(top: 6, leading: 10, bottom: 6, trailing: 10)
    }
  }

  static func margin(_ appearance: _ListAppearance) -> CGFloat {
    switch appearance {
    case .insetGrouped: cardMargin
    case .sidebar: sidebarMargin
    case .plain, .grouped: 0
    }
  }
}

/// The colors of lists.
nonisolated package enum ListColors {
  package static func background(_ appearance: _ListAppearance, _ idiom: InterfaceIdiom = .phone) -> Color {
    switch appearance {
    case .grouped, .insetGrouped, .sidebar:
      Color(system: idiom == .desktop ? .secondaryBackground : .groupedBackground)
    case .plain: Color(system: .background)
    }
  }

  package static func row(_ appearance: _ListAppearance, _ idiom: InterfaceIdiom = .phone) -> Color {
    switch appearance {
    case .plain: Color(system: .background)
    case .grouped, .insetGrouped:
      Color(system: idiom == .desktop ? .tertiaryBackground : .secondaryGroupedBackground)
    case .sidebar: .clear
    }
  }

  package static let selection = Color(system: .gray4)
}

nonisolated extension _ListAppearance {
  /// How headers and footers look in the list.
  fileprivate func sectionAppearance(in idiom: InterfaceIdiom) -> SectionAppearance {
    let secondary = AnyShapeStyle(Color(system: .secondary))
    let prominent = SectionPartAppearance(font: .title3.bold(), foreground: AnyShapeStyle(Color.primary))
    let footer = SectionPartAppearance(font: .footnote, foreground: secondary)
    let header: SectionPartAppearance =
      switch self {
      case .plain where idiom == .desktop, .sidebar where idiom == .desktop:
        SectionPartAppearance(font: .subheadline.bold(), foreground: secondary)
      case .grouped where idiom == .desktop, .insetGrouped where idiom == .desktop:
        SectionPartAppearance(font: .headline, foreground: AnyShapeStyle(Color.primary))
      case .plain: SectionPartAppearance(font: .subheadline.weight(.semibold), foreground: secondary)
      case .sidebar: SectionPartAppearance(font: .headline, foreground: AnyShapeStyle(Color.primary))
      case .grouped, .insetGrouped: SectionPartAppearance(font: .footnote, foreground: secondary)
      }
    return SectionAppearance(header: header, prominentHeader: prominent, footer: footer)
  }
}
