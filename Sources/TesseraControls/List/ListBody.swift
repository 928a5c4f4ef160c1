import Foundation
import TesseraCore

/// The view of a list: rows that scroll, on a background.
struct ListBody<Content: View>: View {
  let selection: ListSelection?
  let content: Content

  @State private var chooser = RowChooser()
  @Environment(\.listAppearance) private var appearance
  @Environment(\.scrollContentBackground) private var background

  init(selection: ListSelection?, content: Content) {
    self.selection = selection
    self.content = content
  }

  var body: some View {
    ScrollView {
      ListDragScope {
        LazyRows(rows, pinnedViews: appearance == .plain ? .sectionHeaders : []) { row in
          ListRow(row: row, selection: selection, chooser: chooser, appearance: appearance)
        }
      }
      .padding(.bottom, appearance == .plain ? 0 : ListMetrics.bottomPadding)
    }
    .frame(minWidth: 0, idealWidth: 0, maxWidth: .infinity, minHeight: 0, idealHeight: 0, maxHeight: .infinity)
    .background(background == .hidden ? Color.clear : ListColors.background(appearance))
    .page(pageBackground)
    .semantics(.container(.list, nil))
    .modifier(RowKeysModifier(selection?.byKeys, chooser))
    .environment(\.isInListRow, false)
  }
}

extension ListBody {
  private var rows: some View {
    content.environment(\.isInListRow, true).environment(\.sectionAppearance, appearance.sectionAppearance)
  }

  /// The bars of the page are on the background of the list.
  private var pageBackground: @Sendable (inout PageConfiguration) -> Void {
    let color = background == .hidden ? nil : ListColors.background(appearance)
    return { $0.background = color }
  }
}

/// Lengths of lists, in points.
nonisolated enum ListMetrics {
  /// From the edge of the list to cards of rows.
  static let cardMargin: CGFloat = 16
  static let cardRadius: CGFloat = 10
  /// From the edge of a sidebar to the background of a chosen row.
  static let sidebarMargin: CGFloat = 8
  static let bottomPadding: CGFloat = 16
  static let rowInsets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  /// How far the arrow keys drag a row, which moves it past its neighbor regardless of the heights.
  static let keyboardStep: CGFloat = 60
  /// Above the first section without a header.
  static let topPadding: CGFloat = 17
  static let headerInsets = EdgeInsets(top: 6, leading: 16, bottom: 7, trailing: 16)
  static let footerInsets = EdgeInsets(top: 7, leading: 16, bottom: 0, trailing: 16)

  static func margin(_ appearance: _ListAppearance) -> CGFloat {
    switch appearance {
    case .insetGrouped: cardMargin
    case .sidebar: sidebarMargin
    case .plain, .grouped: 0
    }
  }
}

/// The colors of lists.
nonisolated enum ListColors {
  static func background(_ appearance: _ListAppearance) -> Color {
    switch appearance {
    case .plain: Color(system: .background)
    case .grouped, .insetGrouped: Color(system: .groupedBackground)
    case .sidebar: Color(system: .groupedBackground)
    }
  }

  static func row(_ appearance: _ListAppearance) -> Color {
    switch appearance {
    case .plain: Color(system: .background)
    case .grouped, .insetGrouped: Color(system: .secondaryGroupedBackground)
    case .sidebar: .clear
    }
  }

  static let selection = Color(system: .gray4)
}

nonisolated extension _ListAppearance {
  /// How headers and footers look in the list.
  fileprivate var sectionAppearance: SectionAppearance {
    let secondary = AnyShapeStyle(Color(system: .secondary))
    let prominent = SectionPartAppearance(font: .title3.bold(), foreground: AnyShapeStyle(Color.primary))
    let footer = SectionPartAppearance(font: .footnote, foreground: secondary)
    let header: SectionPartAppearance =
      switch self {
      case .plain: SectionPartAppearance(font: .subheadline.weight(.semibold), foreground: secondary)
      case .sidebar: SectionPartAppearance(font: .headline, foreground: AnyShapeStyle(Color.primary))
      case .grouped, .insetGrouped: SectionPartAppearance(font: .footnote, foreground: secondary)
      }
    return SectionAppearance(header: header, prominentHeader: prominent, footer: footer)
  }
}
