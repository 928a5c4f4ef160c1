import Foundation
import TesseraCore

/// No rows.
nonisolated public struct EmptyTableRowContent<TableRowValue: Identifiable>: TableRowContent {
  public var _rows: [_TableRow<TableRowValue>] { [] }
}

/// What is written above the rows of a section (J364).
nonisolated public struct TableHeaderRowContent<TableRowValue: Identifiable, Content: View>: TableRowContent {
  let content: Content

  public var _rows: [_TableRow<TableRowValue>] { [_TableRow(header: AnyView(content))] }
}

nonisolated extension Section: TableRowContent
where
  Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent,
  Parent.TableRowValue == Content.TableRowValue, Footer.TableRowValue == Content.TableRowValue
{
  public typealias TableRowValue = Content.TableRowValue

  public var _rows: [_TableRow<Content.TableRowValue>] {
    let parts = parts
    return parts.header._rows + parts.content._rows + parts.footer._rows
  }
}

nonisolated extension Section where Content: TableRowContent, Footer == EmptyTableRowContent<Content.TableRowValue> {
  /// Rows of a table with a header.
  @_disfavoredOverload
  public init<V, H: View>(@TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H)
  where Parent == TableHeaderRowContent<V, H>, V == Content.TableRowValue {
    self.init(
      rowsBelow: TableHeaderRowContent(content: header()), content: content(), footer: EmptyTableRowContent())
  }

  /// Rows of a table with a title.
  @_disfavoredOverload
  public init<V>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
  where Parent == TableHeaderRowContent<V, Text>, V == Content.TableRowValue {
    self.init(
      rowsBelow: TableHeaderRowContent(content: Text(titleKey)), content: content(), footer: EmptyTableRowContent())
  }

  /// Rows of a table with a title.
  @_disfavoredOverload
  public init<V, S: StringProtocol>(_ title: S, @TableRowBuilder<V> content: () -> Content)
  where Parent == TableHeaderRowContent<V, Text>, V == Content.TableRowValue {
    self.init(
      rowsBelow: TableHeaderRowContent(content: Text(title)), content: content(), footer: EmptyTableRowContent())
  }

  /// Rows of a table that belong together.
  @_disfavoredOverload
  public init<V>(@TableRowBuilder<V> content: () -> Content)
  where Parent == EmptyTableRowContent<V>, V == Content.TableRowValue {
    self.init(rowsBelow: EmptyTableRowContent(), content: content(), footer: EmptyTableRowContent())
  }
}

nonisolated extension Group: TableRowContent where Content: TableRowContent {
  public var _rows: [_TableRow<Content.TableRowValue>] { wrapped._rows }

  /// Rows that get the same modifiers.
  @_disfavoredOverload
  public init<R>(@TableRowBuilder<R> content: () -> Content) where R == Content.TableRowValue {
    self.init(wrapping: content())
  }
}
