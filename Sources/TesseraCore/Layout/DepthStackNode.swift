import Foundation

/// Children on top of each other (C40).
package final class DepthStackNode: ContainerNode {
  private var alignment: Alignment

  init(alignment: Alignment, _ context: NodeContext) {
    self.alignment = alignment
    super.init(context)
  }

  func receive(_ newAlignment: Alignment) {
    guard newAlignment != alignment else { return }
    alignment = newAlignment
    invalidateLayout()
  }

  /// As large as its largest children among those of the highest priority.
  override func sizeThatFits(_ proposal: LayoutProposal) -> CGSize {
    guard let highest = children.map(\.layoutPriority).max() else { return .zero }
    let counted = children.filter { $0.layoutPriority == highest }
    return union(of: counted, proposal).size
  }

  /// The box around children that are lined up with each other; its origin is where the guides' box begins.
  private func union(of children: some Sequence<LayoutNode>, _ proposal: LayoutProposal) -> CGRect {
    let horizontal = alignment.horizontal.key
    let vertical = alignment.vertical.key
    var left: CGFloat = -.infinity
    var right: CGFloat = -.infinity
    var top: CGFloat = -.infinity
    var bottom: CGFloat = -.infinity
    for child in children {
      let size = child.measure(proposal)
      // Nothing can be lined up in an infinite child.
      let x = size.width.isFinite ? child.guide(horizontal, proposal, size) : 0
      let y = size.height.isFinite ? child.guide(vertical, proposal, size) : 0
      left = max(left, x)
      right = max(right, size.width - x)
      top = max(top, y)
      bottom = max(bottom, size.height - y)
    }
    guard left > -.infinity else { return .zero }
    return CGRect(x: left, y: top, width: max(0, left + right), height: max(0, top + bottom))
  }

  /// Children are asked again, with the stack's own size, and lined up in the box around those answers.
  override func placeChildren() {
    let proposal = LayoutProposal(size)
    let union = union(of: children, proposal)
    for child in children {
      let size = child.measure(proposal)
      let origin = CGPoint(
        x: union.minX - child.guide(alignment.horizontal.key, proposal, size),
        y: union.minY - child.guide(alignment.vertical.key, proposal, size))
      placeChild(child, at: origin, proposal)
    }
  }

  override var layoutPriority: Double {
    children.count == 1 ? children[0].layoutPriority : children.isEmpty ? -.infinity : 0
  }

  override var isSpacer: Bool { !children.isEmpty && children.allSatisfy(\.isSpacer) }

  override func explicitGuide(_ key: AlignmentKey, _ proposal: LayoutProposal, _ size: CGSize) -> CGFloat? {
    guard key.propagates else { return nil }
    let proposal = LayoutProposal(size)
    let union = union(of: children, proposal)
    return mergedGuide(key) { child in
      let childSize = child.measure(proposal)
      let origin = CGPoint(
        x: union.minX - child.guide(alignment.horizontal.key, proposal, childSize),
        y: union.minY - child.guide(alignment.vertical.key, proposal, childSize))
      return (origin, proposal)
    }
  }
}
