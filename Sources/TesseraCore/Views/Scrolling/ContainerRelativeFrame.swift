import Foundation

nonisolated struct ContainerRelativeFrameModifier: WrapperModifier {
  var axes: Axis.Set
  var alignment: Alignment
  /// The length along an axis for a length of the container.
  var length: (CGFloat, Axis) -> CGFloat

  @MainActor func makeWrapper(_ context: _NodeContext) -> ContainerRelativeFrameNode {
    ContainerRelativeFrameNode(self, context)
  }

  @MainActor func update(_ wrapper: ContainerRelativeFrameNode) {
    wrapper.receive(self)
  }
}

/// Takes a size relative to the scroll view or surface around it (C99).
final class ContainerRelativeFrameNode: WrapperNode {
  private var modifier: ContainerRelativeFrameModifier
  /// The size that the last answers were made from.
  private var knownContainer: CGSize?

  init(_ modifier: ContainerRelativeFrameModifier, _ context: NodeContext) {
    self.modifier = modifier
    super.init(context)
    isWatched = true
  }

  func receive(_ newModifier: ContainerRelativeFrameModifier) {
    modifier = newModifier
    invalidateLayout()
  }

  /// The size of the container: the nearest scroll view, or the surface.
  private var container: CGSize {
    var node = layoutParent
    while let current = node {
      if let scrollNode = current as? ScrollNode, scrollNode.isPlaced { return scrollNode.size }
      node = current.layoutParent
    }
    return graph.surface.safeRect.size
  }

  override func geometryMayHaveChanged() {
    if let knownContainer, knownContainer != container { invalidateLayout() }
  }

  private func lengths(_ proposal: LayoutProposal) -> LayoutProposal {
    let container = container
    knownContainer = container
    var result = proposal
    for axis in [Axis.horizontal, .vertical] where modifier.axes.contains(Axis.Set(axis)) {
      let length = modifier.length(container[axis], axis)
      if length.isFinite { result[axis] = max(0, length) }
    }
    return result
  }

  override func childProposal(_ proposal: LayoutProposal) -> LayoutProposal {
    lengths(proposal)
  }

  override func sizeThatFits(_ proposal: LayoutProposal) -> CGSize {
    let offer = lengths(proposal)
    let inner = child?.measure(offer) ?? .zero
    return CGSize(
      width: modifier.axes.contains(.horizontal) ? offer.width : inner.width,
      height: modifier.axes.contains(.vertical) ? offer.height : inner.height)
  }

  override func lengthThatFits(_ proposal: LayoutProposal, _ axis: Axis) -> CGFloat {
    measure(proposal)[axis]
  }

  override func placeChildren() {
    super.placeChildren()
    graph.contents.geometryDidChange(of: self)
  }

  override func childPlacement(
    _ child: LayoutNode, _ proposal: LayoutProposal, _ size: CGSize
  ) -> (origin: CGPoint, proposal: LayoutProposal) {
    let offer = lengths(proposal)
    let childSize = child.measure(offer)
    return (AlignedPosition.origin(of: child, childSize, offer, in: size, modifier.alignment), offer)
  }

  override var isTransparentForTraits: Bool { false }
}

extension View {
  /// Gives the view the size of the nearest scroll view around it, or of the surface (C99).
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    modifier(ContainerRelativeFrameModifier(axes: axes, alignment: alignment) { length, _ in length })
  }

  /// Gives the view the size of some of the equal parts that the nearest scroll view around it is divided into (C99).
  ///
  /// - Parameters:
  ///   - count: how many parts there are.
  ///   - span: how many of them the view takes.
  ///   - spacing: the distance between two parts, points.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    modifier(
      ContainerRelativeFrameModifier(axes: axes, alignment: alignment) { length, _ in
        let parts = CGFloat(max(count, 1))
        return (length - spacing * (parts - 1)) / parts * CGFloat(span) + spacing * CGFloat(span - 1)
      })
  }

  /// Gives the view a size worked out from that of the nearest scroll view around it, or of the surface (C99).
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerRelativeFrameModifier(axes: axes, alignment: alignment, length: length))
  }
}
