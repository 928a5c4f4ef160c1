import Foundation

/// What a root does with its content.
package enum RootArrangement {
  /// Offers it the part of the surface that nothing covers, and aligns it there.
  case placed(Alignment)
  /// Leaves it alone: whoever made the graph only wants to measure.
  case unplaced
}

/// The node on top: it offers its content the part of the surface that nothing covers, and centres it (C98).
package final class RootNode: LayoutNode {
  private(set) var content: ViewNode!
  unowned(unsafe) private var child: LayoutNode?
  private var contentType: Any.Type?
  private let arrangement: RootArrangement

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
    graph.staleContainers.insert(self)
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
    for modal in graph.modals.drawnNodes { modal.place(at: .zero, LayoutProposal(size)) }
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
    for modal in graph.modals.nodes { body(modal) }
  }

  override func render(into builder: inout DisplayListBuilder, at origin: CGPoint) {
    showDeparting(in: &builder, at: origin, isInFront: false)
    let modals = graph.modals.drawnNodes
    let cover = modals.lastIndex { $0.hidesWhatLiesBelow }
    if let child, cover == nil { child.show(in: &builder, at: origin) }
    showDeparting(in: &builder, at: origin, isInFront: true)
    for modal in modals[(cover ?? 0)...] { modal.render(into: &builder, at: origin) }
  }

  /// What is presented is in front of everything and lets nothing through.
  override func hitTest(_ point: CGPoint) -> LayoutNode? {
    if !graph.modals.isEmpty {
      for modal in graph.modals.nodes.reversed() {
        if let hit = modal.hitTest(point) { return hit }
      }
    }
    guard let child else { return nil }
    return child.hit(point)
  }

  /// What can be seen, from the bottom to the front.
  func forEachVisibleLayer(_ body: (LayoutNode) -> Void) {
    if let child, !graph.modals.hidesRoot { body(child) }
    for modal in graph.modals.visibleNodes { body(modal) }
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
