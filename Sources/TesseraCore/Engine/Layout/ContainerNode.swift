import Foundation

/// A node that arranges any number of elements.
package class ContainerNode: LayoutNode {
  // Exclusive access is not checked, here and below: these are read in each step, and no change in place calls other
  // code.
  @exclusivity(unchecked) final var content: ViewNode!
  @exclusivity(unchecked) final var children: ContiguousArray<LayoutNode> = []
  /// Whether this container is implicit: it joins several views where one is needed (A7).
  @exclusivity(unchecked) final var isImplicit = false
  /// Children in drawing order, nil while that is the declared order (C68).
  @exclusivity(unchecked) private final var drawingOrder: [LayoutNode]?

  final var isRightToLeft: Bool { scope.values.layoutDirection == .rightToLeft }

  // MARK: Elements

  /// Takes the elements of the content as children.
  final func adoptElements() {
    children.removeAll(keepingCapacity: true)
    content.appendElements(to: &children)
    for (index, child) in children.enumerated() { adopt(child, at: index) }
    childrenDidChange()
  }

  /// The list of children is another one.
  func childrenDidChange() {
    updateDrawingOrder()
  }

  override func childElementsDidChange() {
    graph.updates.elementsDidChange(in: self)
  }

  override func refreshElements() {
    adoptElements()
    invalidateLayout(traits: true)
  }

  private var hasDepthOrder: Bool {
    for child in children where child.zIndex != 0 { return true }
    return false
  }

  final func updateDrawingOrder() {
    guard hasDepthOrder else {
      drawingOrder = nil
      return
    }
    drawingOrder = children.enumerated().sorted {
      ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
    }.map(\.element)
  }

  /// Draws some children in front of the others, regardless of their order.
  final func drawInFront(_ front: [LayoutNode]) {
    updateDrawingOrder()
    guard !front.isEmpty else { return }
    let behind = (drawingOrder ?? Array(children)).filter { child in !front.contains { $0 === child } }
    drawingOrder = behind + front
  }

  override package func forEachChild(_ body: (ViewNode) -> Void) {
    if let content { body(content) }
  }

  override func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
    for child in children { body(child) }
  }

  // MARK: Placing

  /// Places a child, mirrored where lines run from right to left (C27).
  final func placeChild(_ child: LayoutNode, at origin: CGPoint, _ proposal: LayoutProposal) {
    var origin = origin
    if isRightToLeft { origin.x = size.width - origin.x - child.measure(proposal).width }
    child.place(at: origin, proposal)
  }

  /// Merges what children say of a guide, given where each lies (C44).
  final func mergedGuide(
    _ key: AlignmentKey, _ placements: (LayoutNode) -> (origin: CGPoint, proposal: LayoutProposal)
  ) -> CGFloat? {
    guard key.propagates else { return nil }
    var result: CGFloat?
    var count = 0
    for child in children {
      let placement = placements(child)
      let childSize = child.measure(placement.proposal)
      guard let value = child.knownGuide(key, placement.proposal, childSize) else { continue }
      let offset = key.axis == .horizontal ? placement.origin.x : placement.origin.y
      key.combine(value + offset, at: count, into: &result)
      count += 1
    }
    return result
  }

  override var keepsGuides: Bool { true }

  /// How many children are looked at again to tell whether the spacing of the whole is another one.
  private static let comparedChildren = 16

  override var comparesSpacing: Bool { children.count <= Self.comparedChildren }

  override func makeSpacing() -> ViewSpacing {
    guard let first = children.first else { return .zero }
    var spacing = first.spacing
    for child in children.dropFirst() { spacing.formUnion(child.spacing) }
    return spacing
  }

  // MARK: Drawing and hits

  override func render(into builder: inout DisplayListBuilder, at origin: CGPoint) {
    showDeparting(in: &builder, at: origin, isInFront: false)
    defer { showDeparting(in: &builder, at: origin, isInFront: true) }
    if let drawingOrder {
      for child in drawingOrder { child.show(in: &builder, at: origin) }
    } else {
      for child in children { child.show(in: &builder, at: origin) }
    }
  }

  override func hitTest(_ point: CGPoint) -> LayoutNode? {
    for child in (drawingOrder.map { ContiguousArray($0) } ?? children).reversed() {
      if let hit = child.hit(point) { return hit }
    }
    return nil
  }
}
