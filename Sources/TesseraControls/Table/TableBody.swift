import Foundation
import TesseraCore

/// Lengths of tables, in points.
nonisolated enum TableMetrics {
  static let headerHeight: CGFloat = 28
  static let horizontalInset: CGFloat = 16

  static func insets(_ idiom: InterfaceIdiom) -> EdgeInsets {
    let vertical: CGFloat = idiom == .desktop ? 4 : 6
    return EdgeInsets(top: vertical, leading: horizontalInset, bottom: vertical, trailing: horizontalInset)
  }

  /// Of a row without its insets.
  static func contentHeight(_ idiom: InterfaceIdiom) -> CGFloat {
    let insets = insets(idiom)
    return (idiom == .desktop ? DesktopMetrics.rowHeight : 32) - insets.top - insets.bottom
  }
  /// For each level of a tree.
  static let indentation: CGFloat = 16
}

/// The view of a table: the headers, and below them the rows, which scroll.
struct TableBody<Value: Identifiable>: View {
  let rows: [_TableRow<Value>]
  let columns: [_TableColumn<Value>]
  let selection: ListSelection?
  let sorting: TableSorting?
  let customization: Binding<TableColumnCustomization<Value>>?

  /// Which rows are open that have no binding for it.
  @State private var opened: Set<Value.ID> = []
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.tableAppearance) private var appearance
  @Environment(\.tableColumnHeaders) private var headers
  @Environment(\.alternatingRows) private var alternatingRows
  @Environment(\.idiom) private var idiom

  init(
    rows: [_TableRow<Value>], columns: [_TableColumn<Value>], selection: ListSelection?, sorting: TableSorting?,
    customization: Binding<TableColumnCustomization<Value>>?
  ) {
    self.rows = rows
    self.columns = columns
    self.selection = selection
    self.sorting = sorting
    self.customization = customization
  }

  var body: some View {
    let arranged = arranged
    let layout = layout(of: arranged)
    VStack(spacing: 0) {
      if !isCompact, headers != .hidden {
        TableHeaderRow(
          columns: columns, shown: arranged, layout: layout, sorting: sorting, customization: customization)
        Divider()
      }
      List<Value.ID, _>(selection: selection, content: content(arranged, layout)).listStyle(.plain)
        .environment(\.alternatingRows, .automatic)
    }
    .overlay { if appearance.hasBorder { Rectangle().strokeBorder(Color(system: .separator)) } }
  }

  private var isCompact: Bool { sizeClass == .compact }

  private var arranged: [_TableColumn<Value>] {
    let arranged = (customization?.wrappedValue ?? TableColumnCustomization()).arrange(columns)
    return isCompact ? Array(arranged.prefix(1)) : arranged
  }

  private func layout(of columns: [_TableColumn<Value>]) -> TableLayout {
    isCompact
      ? TableLayout(columns: [TableColumnWidth()], alignments: [.leading])
      : TableLayout(columns: columns.map(\.width), alignments: columns.map(\.alignment))
  }

  private func content(_ columns: [_TableColumn<Value>], _ layout: TableLayout) -> some View {
    let items = TableItem.items(of: rows, opened: $opened)
    let hasBands = alternatingRows.isOn ?? appearance.alternates
    let bands =
      hasBands ? Dictionary(items.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first }) : [:]
    return ForEach(items) { item in
      TableRowView(item: item, columns: columns, layout: layout)
        .tag(item.row.value.map { $0.id as AnyHashable } ?? AnyHashable(item.id))
        .listRowInsets(TableMetrics.insets(idiom))
        .listRowSeparator(idiom == .desktop ? .hidden : .automatic)
        .listRowBackground(bands[item.id].map { $0.isMultiple(of: 2) ? nil : Color(system: .tertiaryFill) } ?? nil)
        .selectionDisabled(item.row.value == nil || item.row.isSelectionDisabled)
    }
  }
}
