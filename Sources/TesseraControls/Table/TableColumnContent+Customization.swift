import Foundation
import TesseraCore

nonisolated extension TableColumnContent {
  /// Where in the columns their cells lie.
  public func alignment(_ alignment: TableColumnAlignment) -> some TableColumnContent<TableRowValue> {
    with { $0.alignment = alignment }
  }

  /// The name under which a `TableColumnCustomization` has the column. Each column needs a name of its own.
  public func customizationID(_ id: String) -> some TableColumnContent<TableRowValue> {
    with { $0.customizationID = id }
  }

  /// Whether the columns are shown as long as nothing else was chosen.
  public func defaultVisibility(_ visibility: Visibility) -> some TableColumnContent<TableRowValue> {
    with { $0.defaultVisibility = visibility }
  }

  /// What users cannot change of the columns.
  public func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> some TableColumnContent<TableRowValue> {
    with { $0.disabledCustomization = behavior }
  }

  private func with(_ change: (inout _TableColumn<TableRowValue>) -> Void) -> TupleTableColumnContent<TableRowValue> {
    TupleTableColumnContent(
      _columns: _columns.map { column in
        var column = column
        change(&column)
        return column
      })
  }
}

nonisolated extension Group: TableColumnContent where Content: TableColumnContent {
  public var _columns: [_TableColumn<Content.TableRowValue>] { wrapped._columns }

  /// Columns that get the same modifiers.
  @_disfavoredOverload
  public init<R>(@TableColumnBuilder<R, Never> columns: () -> Content) where R == Content.TableRowValue {
    self.init(wrapping: columns())
  }
}
