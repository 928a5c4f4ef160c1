import Foundation

/// The node on top: it offers its content the part of the surface that nothing covers, and centres it (C98).
package final class RootNode: LayoutNode {
  private(set) var content: ViewNode!
  unowned(unsafe) private var child: LayoutNode?
  private var contentType: Any.Type?

  init(graph: ViewGraph, scope: EnvironmentScope) {
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
    guard let child else { return }
    let area = graph.surface.safeRect
    let proposal = LayoutProposal(area.size)
    let size = child.measure(proposal)
    child.place(
      at: CGPoint(x: area.midX - size.width / 2, y: area.midY - size.height / 2), proposal)
  }

  /// What the content answers to a proposal, for measuring without a surface.
  package func measureContent(_ proposal: LayoutProposal) -> CGSize {
    child?.measure(proposal) ?? .zero
  }

  /// Places the content in the surface's size with an alignment of its own.
  package func placeContent(aligned alignment: Alignment) {
    guard let child else { return }
    let proposal = LayoutProposal(graph.surface.size)
    let size = child.measure(proposal)
    let origin = AlignedPosition.origin(of: child, size, proposal, in: graph.surface.size, alignment)
    child.place(at: origin, proposal)
  }

  override package func forEachChild(_ body: (ViewNode) -> Void) {
    if let content { body(content) }
  }

  override func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
    if let child { body(child) }
  }

  override func render(into builder: inout DisplayListBuilder, at origin: CGPoint) {
    guard let child else { return }
    child.render(into: &builder, at: origin + child.origin)
  }

  override func hitTest(_ point: CGPoint) -> LayoutNode? {
    guard let child else { return nil }
    return child.hitTest(point - child.origin)
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
