import Foundation

/// What a root does with its content.
package enum RootArrangement {
  /// Offers it the part of the surface that nothing covers, and aligns it there.
  case placed(Alignment)
  /// Leaves it alone: the graph only measures.
  case unplaced
}

/// The node on top: it offers its content the part of the surface that nothing covers, and centers it (C98).
package final class RootNode: LayoutNode {
  private(set) var content: ViewNode!
  private var child: LayoutNode? {
    get { childReference?.wrappedValue }
    set { childReference = newValue.map(Unretained.init) }
  }
  private var childReference: Unretained<LayoutNode>?
  private var contentType: Any.Type?
  private let arrangement: RootArrangement
  /// The layers in front of the content; nil until the first presentation. The graph retains it.
  unowned var layers: (any RootLayers)?

  init(graph: ViewGraph, scope: EnvironmentScope, _ arrangement: RootArrangement) {
    self.arrangement = arrangement
    super.init(root: graph, scope: scope)
    parent = self
  }

  func mount<Content: View>(_ view: Content) {
    contentType = Content.self
    content = Content._makeNode(view, childContext)
    adoptChild()
  }

  /// Does nothing once the tree was taken down.
  func update<Content: View>(_ view: Content) {
    guard !isRemoved else { return }
    if contentType == Content.self {
      Content._updateNode(content, view)
    } else {
      let old = content
      mount(view)
      old?.removeSubtree()
    }
  }

  func unmount() {
    removeSubtree()
    child = nil
    content = nil
  }

  private func adoptChild() {
    child = content.firstElement
    if let child { adopt(child, at: 0) }
    invalidateLayout()
  }

  override func childElementsDidChange() {
    graph.updates.elementsDidChange(in: self)
  }

  override func refreshElements() {
    adoptChild()
  }

  /// Places the content; the root's own size is the surface.
  func layOut() {
    place(at: .zero, LayoutProposal(graph.surface.size))
  }

  override func sizeThatFits(_ proposal: LayoutProposal) -> CGSize {
    graph.surface.size
  }

  override func placeChildren() {
    placeContent()
    guard let layers else { return }
    for layer in layers.drawn { layer.place(at: .zero, LayoutProposal(size)) }
  }

  private func placeContent() {
    guard let child, case .placed(let alignment) = arrangement else { return }
    let area = graph.surface.safeRect
    let proposal = LayoutProposal(area.size)
    let origin = AlignedPosition.origin(of: child, child.measure(proposal), proposal, in: area.size, alignment)
    child.place(at: area.origin + origin, proposal)
  }

  /// What the content answers to a proposal, for measuring without a surface.
  package func measureContent(_ proposal: LayoutProposal) -> CGSize {
    child?.measure(proposal) ?? .zero
  }

  override func safeAreaChange(for child: LayoutNode) -> SafeAreaChange? {
    .adds(graph.surface.safeArea)
  }

  override package func forEachChild(_ body: (ViewNode) -> Void) {
    if let content { body(content) }
  }

  override func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
    if let child { body(child) }
    layers?.present.forEach(body)
  }

  override func render(into builder: inout DisplayListBuilder, at origin: CGPoint) {
    showDeparting(in: &builder, at: origin, isInFront: false)
    let drawn = layers?.drawn ?? []
    let cover = drawn.lastIndex { layers?.hidesWhatLiesBelow($0) == true }
    if let child, cover == nil { child.show(in: &builder, at: origin) }
    showDeparting(in: &builder, at: origin, isInFront: true)
    for layer in drawn[(cover ?? 0)...] { layer.render(into: &builder, at: origin) }
  }

  /// Presented layers are in front of everything and block hits on what is below.
  override func hitTest(_ point: CGPoint) -> LayoutNode? {
    if let layers {
      for layer in layers.present.reversed() {
        if let hit = layer.hitTest(point) { return hit }
      }
    }
    guard let child else { return nil }
    return child.hit(point)
  }

  /// What can be seen, from the bottom to the front.
  func forEachVisibleLayer(_ body: (LayoutNode) -> Void) {
    if let child, layers?.hidesRoot != true { body(child) }
    layers?.visible.forEach(body)
  }

  override func describe(into builder: inout SemanticsBuilder) {
    forEachVisibleLayer { $0.describe(into: &builder) }
  }
}

/// Where an aligned child lies.
@MainActor
enum AlignedPosition {
  /// The origin of a child of `childSize` whose guides meet those of a box of `size` (C43).
  static func origin(
    of child: LayoutNode, _ childSize: CGSize, _ proposal: LayoutProposal, in size: CGSize, _ alignment: Alignment
  ) -> CGPoint {
    let box = ViewDimensions(width: size.width, height: size.height)
    let horizontal = alignment.horizontal.key
    let vertical = alignment.vertical.key
    return CGPoint(
      x: horizontal.defaultValue(in: box) - child.guide(horizontal, proposal, childSize),
      y: vertical.defaultValue(in: box) - child.guide(vertical, proposal, childSize))
  }
}
