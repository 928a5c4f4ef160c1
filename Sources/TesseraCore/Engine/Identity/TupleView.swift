/// Several views side by side, as the builder makes them of a list of statements. Adds no node to the layout (A6).
nonisolated public struct TupleView<T>: PrimitiveView {
  /// The views, as a tuple.
  public var value: T

  /// A view for each element of a tuple.
  public init(_ value: T) {
    self.value = value
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    ImplicitContainer.make(in: context) { context in
      TupleNode(view.value, TupleFacts.of(T.self), context)
    }
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    node.withoutImplicitContainer.cast(to: TupleNode.self).update(view.value)
  }
}

nonisolated extension TupleView: Sendable where T: Sendable {}

/// The newer name of what a builder makes of several views (G2).
public typealias TupleContent<each Content: View> = TupleView<(repeat each Content)>

/// The view types of a tuple type.
@MainActor
final class TupleFacts {
  struct Element {
    let offset: Int
    let type: any View.Type
  }

  let elements: [Element]

  // Exclusive access is not checked: it is read for each node, and no change in place calls other code.
  @exclusivity(unchecked) private static var known: [ObjectIdentifier: TupleFacts] = [:]

  private init(_ type: Any.Type) {
    var elements: [Element] = []
    if TypeLayout.kind(of: type) == .tuple {
      TypeLayout.forEachElement(ofTuple: type) { offset, type in
        if let type = type as? any View.Type { elements.append(Element(offset: offset, type: type)) }
      }
    } else if let type = type as? any View.Type {
      elements.append(Element(offset: 0, type: type))
    }
    self.elements = elements
  }

  static func of(_ type: Any.Type) -> TupleFacts {
    let key = ObjectIdentifier(type)
    if let facts = known[key] { return facts }
    let facts = TupleFacts(type)
    known[key] = facts
    return facts
  }
}

final class TupleNode: ViewNode {
  private let facts: TupleFacts
  // Exclusive access is not checked: it is read in each step, and no change in place calls other code.
  @exclusivity(unchecked) private var children = ChildList()

  init<Values>(_ values: Values, _ facts: TupleFacts, _ context: NodeContext) {
    self.facts = facts
    super.init(context)
    children.reserveCapacity(facts.elements.count)
    let context = childContext
    withUnsafePointer(to: values) { values in
      for element in facts.elements {
        children.append(Self.make(element.type, at: UnsafeRawPointer(values) + element.offset, context))
      }
    }
  }

  func update<Values>(_ values: Values) {
    withUnsafePointer(to: values) { values in
      for (index, element) in facts.elements.enumerated() {
        Self.update(element.type, children[index], at: UnsafeRawPointer(values) + element.offset)
      }
    }
  }

  private static func make<Content: View>(
    _ type: Content.Type, at view: UnsafeRawPointer, _ context: NodeContext
  ) -> ViewNode {
    LazyChild.make(view.assumingMemoryBound(to: Content.self).pointee, context)
  }

  private static func update<Content: View>(
    _ type: Content.Type, _ node: ViewNode, at view: UnsafeRawPointer
  ) {
    LazyChild.update(node, view.assumingMemoryBound(to: Content.self).pointee)
  }

  override func appendElements(to elements: inout ContiguousArray<LayoutNode>) {
    if elements.isEmpty { elements.reserveCapacity(children.count) }
    for child in children { child.appendElements(to: &elements) }
  }

  override func appendRows(to rows: inout RowList) {
    for child in children { child.appendRows(to: &rows) }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    for child in children { body(child) }
  }
}
