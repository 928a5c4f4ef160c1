import Foundation
import TesseraCore

/// Rows in a column that scrolls, in the platform's style. Rows are created when they become visible.
///
/// It takes the room that it is offered, and none along an axis that is left open (C97).
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View {
  @usableFromInline let selection: ListSelection?
  @usableFromInline let content: Content

  // Inlined with all others, so that the loop over the rows is compiled where their types are known.
  @inlinable
  init(selection: ListSelection?, content: Content) {
    self.selection = selection
    self.content = content
  }

  @MainActor public var body: some View {
    ListBody(selection: selection, content: content)
  }
}

nonisolated extension List {
  /// A list in which any number of rows can be chosen (F40).
  @inlinable
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map { ListSelection($0) }, content: content())
  }

  /// A list in which one row can be chosen (F40).
  @inlinable
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map { ListSelection($0) }, content: content())
  }

  /// A list in which one row is chosen at any time (F40).
  @_disfavoredOverload
  @inlinable
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(selection: ListSelection(always: selection), content: content())
  }
}

nonisolated extension List where SelectionValue == Never {
  /// A list of rows and sections in which none can be chosen.
  @inlinable
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content())
  }

  // Bindings to collections are collections, too; the initializers below are for them.
  /// A row for each element.
  @_disfavoredOverload
  @inlinable
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: nil, content: ForEach(data, content: rowContent))
  }

  /// A row for each element, whose id a key path finds.
  @_disfavoredOverload
  @inlinable
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: nil, content: ForEach(data, id: id, content: rowContent))
  }

  /// A row for each number.
  @inlinable
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: nil, content: ForEach(data, content: rowContent))
  }

  /// A row for a binding to each element.
  @inlinable
  public init<Data: _CollectionBinding, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data._Row) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data._Items.Indices, (Data._Items.Index, Data._Items.Element.ID)>, Data._Items.Element.ID,
      RowContent
    >,
    Data._Items.Element: Identifiable, Data._Items.Index: Hashable
  {
    self.init(selection: nil, content: ForEach(data, content: rowContent))
  }

  /// A row for a binding to each element, whose id a key path finds.
  @inlinable
  public init<Data: _CollectionBinding, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data._Items.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data._Row) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data._Items.Indices, (Data._Items.Index, ID)>, ID, RowContent>,
    Data._Items.Index: Hashable
  {
    self.init(selection: nil, content: ForEach(data, id: id, content: rowContent))
  }
}

nonisolated extension List {
  /// A row for each element; any number of them can be chosen (F40).
  @_disfavoredOverload
  @inlinable
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection.map { ListSelection($0) }, content: ForEach(data, content: rowContent))
  }

  /// A row for each element; one of them can be chosen (F40).
  @_disfavoredOverload
  @inlinable
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection.map { ListSelection($0) }, content: ForEach(data, content: rowContent))
  }

  /// A row for each element, whose id a key path finds; any number of them can be chosen (F40).
  @_disfavoredOverload
  @inlinable
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection.map { ListSelection($0) }, content: ForEach(data, id: id, content: rowContent))
  }

  /// A row for each element, whose id a key path finds; one of them can be chosen (F40).
  @_disfavoredOverload
  @inlinable
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection.map { ListSelection($0) }, content: ForEach(data, id: id, content: rowContent))
  }
}

nonisolated extension List {
  /// A row for each number; any number of them can be chosen (F40).
  @inlinable
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: selection.map { ListSelection($0) }, content: ForEach(data, content: rowContent))
  }

  /// A row for a binding to each element; any number of them can be chosen (F40).
  @inlinable
  public init<Data: _CollectionBinding, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data._Row) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data._Items.Indices, (Data._Items.Index, Data._Items.Element.ID)>, Data._Items.Element.ID,
      RowContent
    >,
    Data._Items.Element: Identifiable, Data._Items.Index: Hashable
  {
    self.init(selection: selection.map { ListSelection($0) }, content: ForEach(data, content: rowContent))
  }

  /// A row for a binding to each element, whose id a key path finds; any number of them can be chosen (F40).
  @inlinable
  public init<Data: _CollectionBinding, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data._Items.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data._Row) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data._Items.Indices, (Data._Items.Index, ID)>, ID, RowContent>,
    Data._Items.Index: Hashable
  {
    self.init(selection: selection.map { ListSelection($0) }, content: ForEach(data, id: id, content: rowContent))
  }

  /// A row for each number; one of them can be chosen (F40).
  @inlinable
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: selection.map { ListSelection($0) }, content: ForEach(data, content: rowContent))
  }

  /// A row for a binding to each element; one of them can be chosen (F40).
  @inlinable
  public init<Data: _CollectionBinding, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data._Row) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data._Items.Indices, (Data._Items.Index, Data._Items.Element.ID)>, Data._Items.Element.ID,
      RowContent
    >,
    Data._Items.Element: Identifiable, Data._Items.Index: Hashable
  {
    self.init(selection: selection.map { ListSelection($0) }, content: ForEach(data, content: rowContent))
  }

  /// A row for a binding to each element, whose id a key path finds; one of them can be chosen (F40).
  @inlinable
  public init<Data: _CollectionBinding, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data._Items.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data._Row) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data._Items.Indices, (Data._Items.Index, ID)>, ID, RowContent>,
    Data._Items.Index: Hashable
  {
    self.init(selection: selection.map { ListSelection($0) }, content: ForEach(data, id: id, content: rowContent))
  }
}
