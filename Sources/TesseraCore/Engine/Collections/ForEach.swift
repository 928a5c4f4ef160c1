/// A view for each element of a collection. State follows the element's id (A12).
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  /// The id of an element, for containers that make no rows before they are in sight.
  @usableFromInline let elementID: (Data.Element) -> ID
  /// Whether the ids are those that the elements know.
  @usableFromInline let usesOwnID: Bool
  /// Makes the rows, with code for these types.
  @usableFromInline let scan: (Data, inout RowScan<ID, Content>) -> Void

  // Inlined, so that the loop over the rows is compiled where the types are known.
  @inlinable
  init(
    data: Data, elementID: @escaping (Data.Element) -> ID, usesOwnID: Bool = false,
    content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.elementID = elementID
    self.usesOwnID = usesOwnID
    scan = { data, scan in scan.run(data, elementID: elementID, content: content) }
  }

  /// For content that is not a view, such as the rows of a table.
  package init(
    rowsFor data: Data, id: KeyPath<Data.Element, ID>, content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, elementID: KeyPathReader(id).read, content: content)
  }
}

nonisolated extension ForEach {
  /// Calls `body` with the id and the content of each element, in their order.
  package func forEachRow(_ body: (ID, Content) -> Void) {
    for element in data { body(elementID(element), content(element)) }
  }

  /// The same rows, shown as `map` says.
  package func mapContent<Mapped: View>(_ map: @escaping (Content) -> Mapped) -> ForEach<Data, ID, Mapped> {
    ForEach<Data, ID, Mapped>(data: data, elementID: elementID, usesOwnID: usesOwnID) { [content] in map(content($0)) }
  }
}

// Bindings to collections are collections, too; for them the initializers further down are meant.
nonisolated extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// Views for elements that know their ids.
  @_disfavoredOverload
  @inlinable
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, elementID: { $0.id }, usesOwnID: true, content: content)
  }
}

nonisolated extension ForEach where Content: View {
  /// Views for elements whose id a key path finds.
  @_disfavoredOverload
  @inlinable
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    let reader = KeyPathReader(id)
    self.init(data: data, elementID: { reader.read($0) }, content: content)
  }
}

nonisolated extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Views for a range of numbers; the position is the id.
  @inlinable
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, elementID: { $0 }, content: content)
  }
}

nonisolated extension ForEach where Content: View {
  /// Views for bindings to the elements of a collection.
  public init<C: _CollectionBinding>(_ data: C, @ViewBuilder content: @escaping (C._Row) -> Content)
  where
    Data == LazyMapSequence<C._Items.Indices, (C._Items.Index, ID)>, ID == C._Items.Element.ID,
    C._Items.Element: Identifiable, C._Items.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// Views for bindings to the elements of a collection, whose id a key path finds.
  public init<C: _CollectionBinding>(
    _ data: C, id: KeyPath<C._Items.Element, ID>, @ViewBuilder content: @escaping (C._Row) -> Content
  ) where Data == LazyMapSequence<C._Items.Indices, (C._Items.Index, ID)>, C._Items.Index: Hashable {
    let collection = data._items
    let reader = KeyPathReader(id)
    let row = data._rows(of: collection, id: id)
    self.init(
      data: collection.indices.lazy.map { index in (index, reader.read(collection[index])) },
      elementID: { $0.1 },
      content: { index, id in content(row(index, id)) })
  }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ForEach: View where Content: View {
  public var body: Never {
    fatalError("ForEach is a primitive view: its body must not be called.")
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    if Data.self == ForEachSubviewCollection<Content>.self {
      return ForEachSubviewCollection<Content>.makeNode(view as! SubviewLoop, context)
    }
    if Data.self == ForEachSectionCollection<Content>.self {
      return ForEachSectionCollection<Content>.makeNode(view as! SectionLoop, context)
    }
    if context.isLazy { return LazyForEachNode(view, context) }
    return ImplicitContainer.make(in: context) { ForEachNode(view, $0) }
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    if Data.self == ForEachSubviewCollection<Content>.self {
      return ForEachSubviewCollection<Content>.updateNode(node, view as! SubviewLoop)
    }
    if Data.self == ForEachSectionCollection<Content>.self {
      return ForEachSectionCollection<Content>.updateNode(node, view as! SectionLoop)
    }
    if case .lazyList = node.arity {
      node.cast(to: LazyForEachNode<Data, ID, Content>.self).receive(view)
    } else {
      node.withoutImplicitContainer.cast(to: ForEachNode<Data, ID, Content>.self).receive(view)
    }
  }

  private typealias SubviewLoop = ForEach<ForEachSubviewCollection<Content>, Subview.ID, Content>
  private typealias SectionLoop = ForEach<ForEachSectionCollection<Content>, SectionConfiguration.ID, Content>
}

extension ForEach: RowListing where Content: View {
  @MainActor static func listsRows(placeholder: Bool) -> Bool { true }
}
