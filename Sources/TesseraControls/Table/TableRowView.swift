import Foundation
import TesseraCore

/// The cells of a row, or the header of a section.
struct TableRowView<Value: Identifiable>: View {
  let item: TableItem<Value>
  let columns: [_TableColumn<Value>]
  let layout: TableLayout

  @Environment(\.idiom) private var idiom

  init(item: TableItem<Value>, columns: [_TableColumn<Value>], layout: TableLayout) {
    self.item = item
    self.columns = columns
    self.layout = layout
  }

  var body: some View {
    if let header = item.row.header {
      header
        .font(.caption.weight(.semibold))
        .foregroundStyle(.secondary)
        .frame(maxWidth: .infinity, alignment: .leading)
        .accessibilityAddTraits(.isHeader)
    } else if let menu = item.row.menu {
      decorated.contextMenu { menu() }
    } else {
      decorated
    }
  }

  @ViewBuilder private var decorated: some View {
    if item.row.decorations.isEmpty {
      cells
    } else {
      // tessera:disable anyview-in-row - what modifiers of rows make has no common type
      item.row.decorations.reduce(AnyView(cells.contentShape(Rectangle()))) { row, decorate in decorate(row) }
    }
  }

  private var cells: some View {
    layout {
      // tessera:disable unstable-foreach-id - columns are known by their place
      ForEach(columns.indices, id: \.self) { index in
        // A cell is one element of its column, even with several views.
        HStack(spacing: 4) {
          if index == 0, hasSigns { sign }
          if let value = item.row.value { columns[index].cell(value) }
        }
      }
    }
    .lineLimit(1)
    .frame(minHeight: TableMetrics.contentHeight(idiom))
  }

  private var hasSigns: Bool { item.depth > 0 || item.isExpanded != nil }

  /// What opens and closes the row, or room for it.
  @ViewBuilder private var sign: some View {
    let indentation = CGFloat(item.depth) * TableMetrics.indentation
    if let isExpanded = item.isExpanded {
      Button {
        isExpanded.wrappedValue.toggle()
      } label: {
        DirectionalChevron(lineWidth: 1.5)
          .foregroundStyle(.secondary)
          .frame(width: 5, height: 9)
          .rotationEffect(.degrees(isExpanded.wrappedValue ? 90 : 0))
          .frame(width: 16, height: 16)
          .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .accessibilityLabel(isExpanded.wrappedValue ? "Collapse" : "Expand")
      .padding(.leading, indentation)
    } else {
      Color.clear.frame(width: 16, height: 16).padding(.leading, indentation)
    }
  }
}
