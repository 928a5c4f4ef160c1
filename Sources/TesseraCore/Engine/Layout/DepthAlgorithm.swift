import Foundation

/// Where views on top of each other lie (C40). One algorithm for `ZStack` and `ZStackLayout`.
@MainActor
struct DepthAlgorithm {
  let alignment: Alignment

  /// As large as the largest children among those of the highest priority.
  func size(of children: ContiguousArray<LayoutNode>, _ proposal: LayoutProposal) -> CGSize {
    // C24: a spacer comes last here, too.
    guard let highest = children.map(\.service.priorityInStack).max() else { return .zero }
    let counted = children.filter { $0.service.priorityInStack == highest }
    return union(of: counted, proposal).size
  }

  /// Where each child lies in a stack of `size`: children are asked again, with the stack's own size, and lined up in
  /// the box around those answers.
  func origins(of children: ContiguousArray<LayoutNode>, in size: CGSize) -> ContiguousArray<CGPoint> {
    let proposal = LayoutProposal(size)
    let union = union(of: children, proposal)
    return ContiguousArray(
      children.map { child in
        let size = child.measure(proposal)
        return CGPoint(
          x: union.minX - child.guide(alignment.horizontal.key, proposal, size),
          y: union.minY - child.guide(alignment.vertical.key, proposal, size))
      })
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
}
