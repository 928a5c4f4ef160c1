import Foundation
import TesseraCore

/// What users may do with the elements of a collection in a list (J218).
nonisolated public struct EditActions<Data>: OptionSet, Sendable {
  /// The actions as bits.
  public let rawValue: Int

  /// Actions from bits; unknown ones do nothing.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

nonisolated extension EditActions where Data: MutableCollection {
  /// Moving elements.
  public static var move: EditActions<Data> { EditActions(rawValue: 1 << 0) }
}

nonisolated extension EditActions where Data: RangeReplaceableCollection {
  /// Deleting elements.
  public static var delete: EditActions<Data> { EditActions(rawValue: 1 << 1) }
}

nonisolated extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
  /// Moving and deleting elements.
  public static var all: EditActions<Data> { [.move, .delete] }
}

/// Rows for bindings to elements, which users can move and delete (J218).
nonisolated public struct EditableRows<
  Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View
>: View where Data.Index: Hashable {
  private let data: Binding<Data>
  private let id: KeyPath<Data.Element, ID>
  private let actions: EditActions<Data>
  private let row: (Binding<Data.Element>) -> RowContent

  init(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, actions: EditActions<Data>,
    row: @escaping (Binding<Data.Element>) -> RowContent
  ) {
    self.data = data
    self.id = id
    self.actions = actions
    self.row = row
  }

  @MainActor public var body: some View {
    ForEach(data, id: id, content: row).onDelete(perform: deletion).onMove(perform: movement)
  }

  /// Bit 1 is `delete`, which only collections have that can do it.
  @MainActor private var deletion: (@MainActor (IndexSet) -> Void)? {
    guard actions.rawValue & (1 << 1) != 0 else { return nil }
    let data = data
    return { offsets in
      guard let collection = data.wrappedValue as? any RangeReplaceableCollection,
        let rest = collection.removing(offsets) as? Data
      else { return }
      data.wrappedValue = rest
    }
  }

  @MainActor private var movement: (@MainActor (IndexSet, Int) -> Void)? {
    guard actions.rawValue & (1 << 0) != 0 else { return nil }
    let data = data
    return { source, destination in data.wrappedValue.move(fromOffsets: source, toOffset: destination) }
  }
}

nonisolated extension RangeReplaceableCollection {
  fileprivate func removing(_ offsets: IndexSet) -> Self {
    var rest = self
    var offset = 0
    rest.removeAll { _ in
      defer { offset += 1 }
      return offsets.contains(offset)
    }
    return rest
  }
}

nonisolated extension List where SelectionValue == Never {
  /// A row for a binding to each element, which users can move and delete as `editActions` say (J218).
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == EditableRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(selection: nil, content: EditableRows(data, id: \.id, actions: editActions, row: rowContent))
  }

  /// A row for a binding to each element, whose id a key path finds; users can move and delete them as `editActions` say (J218).
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == EditableRows<Data, ID, RowContent>, Data.Index: Hashable {
    self.init(selection: nil, content: EditableRows(data, id: id, actions: editActions, row: rowContent))
  }
}

nonisolated extension List {
  /// The same, where any number of rows can be chosen (F40, J218).
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == EditableRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(
      selection: selection.map { ListSelection($0) },
      content: EditableRows(data, id: \.id, actions: editActions, row: rowContent))
  }

  /// The same, where one row can be chosen (F40, J218).
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == EditableRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(
      selection: selection.map { ListSelection($0) },
      content: EditableRows(data, id: \.id, actions: editActions, row: rowContent))
  }
}
