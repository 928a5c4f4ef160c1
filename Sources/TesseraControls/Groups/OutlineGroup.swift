import Foundation
import TesseraCore

/// Views for the elements of a tree, of which those with children open and close.
nonisolated public struct OutlineGroup<Data, ID: Hashable, Parent, Leaf, Subgroup> {
  fileprivate let makeRows: @MainActor () -> AnyView
}

extension OutlineGroup: View where Data: RandomAccessCollection {
  @MainActor public var body: some View {
    makeRows()
  }
}

nonisolated extension OutlineGroup
where
  ID == Data.Element.ID, Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>,
  Data: RandomAccessCollection, Data.Element: Identifiable
{
  /// - Parameter children: where an element has its children; nil for one that has none.
  public init<DataElement>(
    _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement: Identifiable, DataElement == Data.Element {
    // Neither leaves the main actor: the closure below runs there.
    nonisolated(unsafe) let tree = OutlineTree(id: \DataElement.id, children: children, content: content)
    nonisolated(unsafe) let data = data
    makeRows = { AnyView(OutlineRows(data: data, tree: tree, depth: 0)) }
  }

  /// - Parameter children: where an element has its children; nil for one that has none.
  public init<DataElement>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement: Identifiable, DataElement == Data.Element {
    // Neither leaves the main actor: the closure below runs there.
    nonisolated(unsafe) let tree = OutlineTree(id: \DataElement.id, children: children, content: content)
    nonisolated(unsafe) let root = root
    makeRows = { AnyView(OutlineRow(element: root, tree: tree, depth: 0)) }
  }
}

nonisolated extension OutlineGroup
where
  Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>,
  Data: RandomAccessCollection
{
  /// - Parameters:
  ///   - id: what identifies an element.
  ///   - children: where an element has its children; nil for one that has none.
  public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    // Neither leaves the main actor: the closure below runs there.
    nonisolated(unsafe) let tree = OutlineTree(id: id, children: children, content: content)
    nonisolated(unsafe) let data = data
    makeRows = { AnyView(OutlineRows(data: data, tree: tree, depth: 0)) }
  }
}

/// How a tree is taken apart, and shown.
nonisolated private struct OutlineTree<Data: RandomAccessCollection, ID: Hashable, Row: View> {
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Row
}

private struct OutlineRows<Data: RandomAccessCollection, ID: Hashable, Row: View>: View {
  let data: Data
  let tree: OutlineTree<Data, ID, Row>
  let depth: Int

  init(data: Data, tree: OutlineTree<Data, ID, Row>, depth: Int) {
    self.data = data
    self.tree = tree
    self.depth = depth
  }

  var body: some View {
    ForEach(data, id: tree.id) { element in
      OutlineRow(element: element, tree: tree, depth: depth)
    }
  }
}

/// An element, and its children while it is open.
private struct OutlineRow<Data: RandomAccessCollection, ID: Hashable, Row: View>: View {
  let element: Data.Element
  let tree: OutlineTree<Data, ID, Row>
  let depth: Int

  @State private var isExpanded = false

  private static var indentation: CGFloat { 20 }

  init(element: Data.Element, tree: OutlineTree<Data, ID, Row>, depth: Int) {
    self.element = element
    self.tree = tree
    self.depth = depth
  }

  var body: some View {
    if let children = element[keyPath: tree.children] {
      OutlineHeading(isExpanded: $isExpanded) { tree.content(element) }
        .padding(.leading, CGFloat(depth) * Self.indentation)
      // tessera:disable anyview-in-row - the rows below an element are made when it opens
      if isExpanded { AnyView(OutlineRows(data: children, tree: tree, depth: depth + 1)) }
    } else {
      tree.content(element)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.leading, CGFloat(depth) * Self.indentation)
    }
  }
}

/// An element with a sign that opens and closes it.
private struct OutlineHeading<Content: View>: View {
  @Binding var isExpanded: Bool
  @ViewBuilder let content: Content

  init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    _isExpanded = isExpanded
    self.content = content()
  }

  var body: some View {
    HStack(spacing: 8) {
      content.frame(maxWidth: .infinity, alignment: .leading)
      Button {
        isExpanded.toggle()
      } label: {
        DirectionalChevron(lineWidth: 2)
          .foregroundStyle(.tint)
          .frame(width: 6, height: 11)
          .rotationEffect(.degrees(isExpanded ? 90 : 0))
          .frame(width: 24, height: 24)
          .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .accessibilityLabel(isExpanded ? "Collapse" : "Expand")
    }
  }
}

nonisolated extension List where SelectionValue == Never {
  /// Rows for the elements of a tree, of which those with children open and close.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data.Element: Identifiable
  {
    self.init(selection: nil, content: OutlineGroup(data, children: children, content: rowContent))
  }

  /// Rows for the elements of a tree, whose ids a key path finds.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >
  {
    self.init(selection: nil, content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}
