import Foundation
import TesseraCore

/// The headers of a table. With a customization, they are moved by dragging them, made wider at their ends, and chosen in
/// their menu (J363).
struct TableHeaderRow<Value: Identifiable>: View {
  let columns: [_TableColumn<Value>]
  let shown: [_TableColumn<Value>]
  let layout: TableLayout
  let sorting: TableSorting?
  let customization: Binding<TableColumnCustomization<Value>>?

  /// The room that the columns share.
  @State private var length: CGFloat = 0
  @State private var moved: (id: String, distance: CGFloat)?
  /// The width of the column that is made wider, before that.
  @State private var widthBefore: CGFloat?
  @Environment(\.layoutDirection) private var direction

  init(
    columns: [_TableColumn<Value>], shown: [_TableColumn<Value>], layout: TableLayout, sorting: TableSorting?,
    customization: Binding<TableColumnCustomization<Value>>?
  ) {
    self.columns = columns
    self.shown = shown
    self.layout = layout
    self.sorting = sorting
    self.customization = customization
  }

  var body: some View {
    if let customization {
      headers(customization)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          length = $0
        }
        .overlay { handles(customization) }
        .padding(.horizontal, TableMetrics.horizontalInset)
        .frame(height: TableMetrics.headerHeight)
        .background(Color(system: .background))
        .contentShape(Rectangle())
        .contextMenu { menu(customization) }
    } else {
      headers(nil)
        .padding(.horizontal, TableMetrics.horizontalInset)
        .frame(height: TableMetrics.headerHeight)
        .background(Color(system: .background))
    }
  }

  private func headers(_ customization: Binding<TableColumnCustomization<Value>>?) -> some View {
    layout {
      // tessera:disable unstable-foreach-id - columns are known by their place
      ForEach(shown.indices, id: \.self) { index in
        let column = shown[index]
        if let customization, let id = column.movableID {
          TableHeader(label: column.label, comparator: column.comparator, sorting: sorting)
            .offset(x: moved?.id == id ? moved?.distance ?? 0 : 0)
            .highPriorityGesture(moving(id, at: index, in: customization))
        } else {
          TableHeader(label: column.label, comparator: column.comparator, sorting: sorting)
        }
      }
    }
  }

  // MARK: Menu

  @ViewBuilder private func menu(_ customization: Binding<TableColumnCustomization<Value>>) -> some View {
    // tessera:disable unstable-foreach-id - columns are known by their place
    ForEach(columns.indices, id: \.self) { index in
      let column = columns[index]
      if let id = column.customizationID, !column.disabledCustomization.contains(.visibility) {
        Toggle(isOn: visibility(of: column, id, in: customization)) { column.label }
          .disabled(shown.count == 1 && customization.wrappedValue.isShown(column))
      }
    }
  }

  private func visibility(
    of column: _TableColumn<Value>, _ id: String, in customization: Binding<TableColumnCustomization<Value>>
  ) -> Binding<Bool> {
    Binding {
      customization.wrappedValue.isShown(column)
    } set: {
      customization.wrappedValue[visibility: id] = $0 ? .visible : .hidden
    }
  }

  // MARK: Order

  private func moving(
    _ id: String, at index: Int, in customization: Binding<TableColumnCustomization<Value>>
  ) -> some Gesture {
    DragGesture(minimumDistance: 8)
      .onChanged { moved = (id, $0.translation.width) }
      .onEnded { value in
        moved = nil
        let distance = direction == .rightToLeft ? -value.translation.width : value.translation.width
        guard let other = column(at: middle(of: index) + distance)?.movableID else { return }
        withAnimation { customization.wrappedValue.move(id, toPlaceOf: other, among: columns) }
      }
  }

  private var widths: [CGFloat] { TableLayout.widths(layout.columns, in: length) }

  private func middle(of index: Int) -> CGFloat {
    let widths = widths
    return widths[..<index].reduce(0) { $0 + $1 + TableLayout.spacing } + widths[index] / 2
  }

  /// The shown column in which a place of the row of headers is; the first or last one outside of them.
  private func column(at place: CGFloat) -> _TableColumn<Value>? {
    var end: CGFloat = 0
    for (column, width) in zip(shown, widths) {
      end += width + TableLayout.spacing
      if place < end { return column }
    }
    return shown.last
  }

  // MARK: Widths

  private func handles(_ customization: Binding<TableColumnCustomization<Value>>) -> some View {
    TableLayout(columns: layout.columns, alignments: shown.map { _ in .trailing }) {
      // tessera:disable unstable-foreach-id - columns are known by their place
      ForEach(shown.indices, id: \.self) { index in
        if let id = shown[index].customizationID, isResizable(shown[index]) {
          Color.clear
            .frame(width: 8, height: TableMetrics.headerHeight)
            .contentShape(Rectangle())
            .offset(x: direction == .rightToLeft ? -handleShift : handleShift)
            .pointerStyle(.columnResize)
            .gesture(resizing(id, at: index, in: customization))
            .accessibilityIdentifier("column end \(id)")
        } else {
          Spacer(minLength: 0)
        }
      }
    }
  }

  /// From the end of a column to the middle of the room between two.
  private var handleShift: CGFloat { (TableLayout.spacing + 8) / 2 }

  private func isResizable(_ column: _TableColumn<Value>) -> Bool {
    !column.disabledCustomization.contains(.resize)
      && columns.first { $0.customizationID == column.customizationID }.map { $0.width.minimum < $0.width.maximum }
        ?? false
  }

  private func resizing(
    _ id: String, at index: Int, in customization: Binding<TableColumnCustomization<Value>>
  ) -> some Gesture {
    DragGesture(minimumDistance: 1)
      .onChanged { value in
        let before = widthBefore ?? widths[index]
        widthBefore = before
        let distance = direction == .rightToLeft ? -value.translation.width : value.translation.width
        customization.wrappedValue[width: id] = max(TableColumnWidth.smallest, before + distance)
      }
      .onEnded { _ in widthBefore = nil }
  }
}
