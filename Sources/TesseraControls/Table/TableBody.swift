import Foundation
import TesseraCore

/// Lengths of tables, in points.
nonisolated enum TableMetrics {
  static let headerHeight: CGFloat = 28

  static func insets(_ idiom: InterfaceIdiom) -> EdgeInsets {
    let vertical: CGFloat = idiom == .desktop ? 4 : 6
    return EdgeInsets(top: vertical, leading: 16, bottom: vertical, trailing: 16)
  }

  static func rowHeight(_ idiom: InterfaceIdiom) -> CGFloat {
    idiom == .desktop ? DesktopMetrics.rowHeight : 32
  }
}

/// The view of a table: the headers, and below them the rows, which scroll.
struct TableBody<Value: Identifiable>: View {
  let rows: [_TableRow<Value>]
  let columns: [_TableColumn<Value>]
  let selection: ListSelection?
  let sorting: TableSorting?

  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.tableAppearance) private var appearance
  @Environment(\.tableColumnHeaders) private var headers
  @Environment(\.alternatingRows) private var alternatingRows
  @Environment(\.idiom) private var idiom

  init(
    rows: [_TableRow<Value>], columns: [_TableColumn<Value>], selection: ListSelection?, sorting: TableSorting?
  ) {
    self.rows = rows
    self.columns = columns
    self.selection = selection
    self.sorting = sorting
  }

  var body: some View {
    VStack(spacing: 0) {
      if !isCompact, headers != .hidden {
        header
        Divider()
      }
      List<Value.ID, _>(selection: selection, content: content).listStyle(.plain)
        .environment(\.alternatingRows, .automatic)
    }
    .overlay { if appearance.hasBorder { Rectangle().strokeBorder(Color(system: .separator)) } }
  }

  private var isCompact: Bool { sizeClass == .compact }

  private var shownColumns: [_TableColumn<Value>] { isCompact ? Array(columns.prefix(1)) : columns }

  private var layout: TableLayout {
    isCompact
      ? TableLayout(columns: [TableColumnWidth()], alignments: [.leading])
      : TableLayout(columns: columns.map(\.width), alignments: columns.map(\.alignment))
  }

  private var header: some View {
    layout {
      // tessera:disable unstable-foreach-id - columns are known by their place
      ForEach(columns.indices, id: \.self) { index in TableHeader(column: columns[index], sorting: sorting) }
    }
    .padding(.horizontal, TableMetrics.insets(idiom).leading)
    .frame(height: TableMetrics.headerHeight)
    .background(Color(system: .background))
  }

  private var content: some View {
    let hasBands = alternatingRows.isOn ?? appearance.alternates
    let bands =
      hasBands ? Dictionary(rows.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first }) : [:]
    return ForEach(rows) { row in
      TableRowView(row: row, columns: shownColumns, layout: layout)
        .listRowInsets(TableMetrics.insets(idiom))
        .listRowSeparator(idiom == .desktop ? .hidden : .automatic)
        .listRowBackground(bands[row.id].map { $0.isMultiple(of: 2) ? nil : Color(system: .tertiaryFill) } ?? nil)
    }
  }
}

/// What is written above a column, and how the rows are sorted by it.
private struct TableHeader<Value: Identifiable>: View {
  let column: _TableColumn<Value>
  let sorting: TableSorting?

  init(column: _TableColumn<Value>, sorting: TableSorting?) {
    self.column = column
    self.sorting = sorting
  }

  var body: some View {
    Group {
      if let sorting, let comparator = column.comparator {
        Button {
          sorting.choose(comparator)
        } label: {
          title(sorting.direction(comparator))
        }
        .buttonStyle(.plain)
        .accessibilityValue(value(sorting.direction(comparator)))
      } else {
        title(nil)
      }
    }
  }

  private func title(_ direction: SortOrder?) -> some View {
    TableColumnTitle(order: direction) { column.label }
  }

  private func value(_ direction: SortOrder?) -> Text {
    switch direction {
    case .forward: Text("Ascending")
    case .reverse: Text("Descending")
    case nil: Text(verbatim: "")
    }
  }
}

/// The cells of a row.
private struct TableRowView<Value: Identifiable>: View {
  let row: _TableRow<Value>
  let columns: [_TableColumn<Value>]
  let layout: TableLayout

  @Environment(\.idiom) private var idiom

  init(row: _TableRow<Value>, columns: [_TableColumn<Value>], layout: TableLayout) {
    self.row = row
    self.columns = columns
    self.layout = layout
  }

  var body: some View {
    if let menu = row.menu {
      cells.contextMenu { menu() }
    } else {
      cells
    }
  }

  private var cells: some View {
    layout {
      // tessera:disable unstable-foreach-id - columns are known by their place
      ForEach(columns.indices, id: \.self) { index in
        // A cell is one element of its column, even with several views.
        HStack(spacing: 4) { columns[index].cell(row.value) }
      }
    }
    .lineLimit(1)
    .frame(
      minHeight: TableMetrics.rowHeight(idiom) - TableMetrics.insets(idiom).top - TableMetrics.insets(idiom).bottom)
  }
}
