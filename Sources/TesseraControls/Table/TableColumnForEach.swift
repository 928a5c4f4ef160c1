import TesseraCore

/// Columns for the elements of a collection.
nonisolated public struct TableColumnForEach<
  Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, Sort, Content: TableColumnContent
>: TableColumnContent where Content.TableRowValue == RowValue {
  /// The elements.
  public let data: Data
  /// The columns of an element.
  public let content: (Data.Element) -> Content

  public typealias TableRowValue = RowValue

  public var _columns: [_TableColumn<RowValue>] { data.flatMap { content($0)._columns } }

  /// Columns for each element of a collection.
  public init(
    _ data: Data, @TableColumnBuilder<RowValue, Never> content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable, Sort == Never {
    self.data = data
    self.content = content
  }

  /// Columns for each element of a collection, with the elements' identifiers at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Never> content: @escaping (Data.Element) -> Content
  ) where Sort == Never {
    self.data = data
    self.content = content
  }
}
