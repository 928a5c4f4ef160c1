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

  override func sizeThatFits(_ proposal: LayoutProposal) -> CGSize {
    DepthAlgorithm(alignment: alignment).size(of: children, proposal)
  }

  override func placeChildren() {
    let proposal = LayoutProposal(size)
    let origins = DepthAlgorithm(alignment: alignment).origins(of: children, in: size)
    for (child, origin) in zip(children, origins) { placeChild(child, at: origin, proposal) }
  }

  /// A stack with a single child has the traits of that child.
  override var comparesService: Bool { children.count == 1 }

  override var layoutPriority: Double {
    guard let first = children.first else { return -.infinity }
    return children.count == 1 ? first.service.priority : 0
  }

  override var isSpacer: Bool {
    for child in children where !child.service.isSpacer { return false }
    return !children.isEmpty
  }

  override func explicitGuide(_ key: AlignmentKey, _ proposal: LayoutProposal, _ size: CGSize) -> CGFloat? {
    guard key.propagates else { return nil }
    let proposal = LayoutProposal(size)
    let origins = DepthAlgorithm(alignment: alignment).origins(of: children, in: size)
    return mergedGuide(key) { (origins[$0.layoutIndex], proposal) }
  }
}
