import Foundation
import TesseraCore

/// The view of a list: rows that scroll, on a background.
struct ListBody<Content: View>: View {
  let selection: ListSelection?
  let content: Content

  @State private var chooser = RowChooser()
  @Environment(\.listLooks) private var looks
  @Environment(\.scrollContentBackground) private var background

  init(selection: ListSelection?, content: Content) {
    self.selection = selection
    self.content = content
  }

  var body: some View {
    ScrollView {
      ListDragScope {
        LazyRows(rows, pinnedViews: looks == .plain ? .sectionHeaders : []) { row in
          ListRow(row: row, selection: selection, chooser: chooser, looks: looks)
        }
      }
      .padding(.bottom, looks == .plain ? 0 : ListMetrics.bottomPadding)
    }
    .frame(minWidth: 0, idealWidth: 0, maxWidth: .infinity, minHeight: 0, idealHeight: 0, maxHeight: .infinity)
    .background(background == .hidden ? Color.clear : ListColors.background(looks))
    .page(pageBackground)
    .semantics(.container(.list, nil))
    .modifier(RowKeysModifier(selection?.byKeys, chooser))
    .environment(\.isInListRow, false)
  }
}

extension ListBody {
  private var rows: some View {
    content.environment(\.isInListRow, true).environment(\.sectionLooks, looks.sectionLooks)
  }

  /// The bars of the page are on the background of the list.
  private var pageBackground: @Sendable (inout PageConfiguration) -> Void {
    let color = background == .hidden ? nil : ListColors.background(looks)
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

  static func margin(_ looks: _ListLooks) -> CGFloat {
    switch looks {
    case .insetGrouped: cardMargin
    case .sidebar: sidebarMargin
    case .plain, .grouped: 0
    }
  }
}

/// The colors of lists.
nonisolated enum ListColors {
  static func background(_ looks: _ListLooks) -> Color {
    switch looks {
    case .plain: Color(system: .background)
    case .grouped, .insetGrouped: Color(system: .groupedBackground)
    case .sidebar: Color(system: .groupedBackground)
    }
  }

  static func row(_ looks: _ListLooks) -> Color {
    switch looks {
    case .plain: Color(system: .background)
    case .grouped, .insetGrouped: Color(system: .secondaryGroupedBackground)
    case .sidebar: .clear
    }
  }

  static let selection = Color(system: .gray4)
}

nonisolated extension _ListLooks {
  /// How headers and footers look in the list.
  fileprivate var sectionLooks: SectionLooks {
    let secondary = AnyShapeStyle(Color(system: .secondary))
    let prominent = SectionPartLooks(font: .title3.bold(), foreground: AnyShapeStyle(Color.primary))
    let footer = SectionPartLooks(font: .footnote, foreground: secondary)
    let header: SectionPartLooks =
      switch self {
      case .plain: SectionPartLooks(font: .subheadline.weight(.semibold), foreground: secondary)
      case .sidebar: SectionPartLooks(font: .headline, foreground: AnyShapeStyle(Color.primary))
      case .grouped, .insetGrouped: SectionPartLooks(font: .footnote, foreground: secondary)
      }
    return SectionLooks(header: header, prominentHeader: prominent, footer: footer)
  }
}
