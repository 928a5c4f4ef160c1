import Foundation

/// Content arranged by a layout.
nonisolated struct LayoutView<L: Layout, Content: View>: PrimitiveView {
  let layout: L
  let content: Content

  init(layout: L, content: Content) {
    self.layout = layout
    self.content = content
  }

  @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    let node = CustomLayoutNode(view.layout, context)
    node.content = Content._makeNode(view.content, context.under(node, arity: .list))
    node.adoptElements()
    return node
  }

  @MainActor static func _updateNode(_ node: _ViewNode, _ view: Self) {
    let node = node.cast(to: CustomLayoutNode<L>.self)
    node.receive(view.layout)
    Content._updateNode(node.content, view.content)
  }
}

/// Asks a layout of the user's to arrange its children.
final class CustomLayoutNode<L: Layout>: ContainerNode, AxisProviding {
  private var animatedLayout: Animated<L>
  /// The layout with the values in between while it is animated.
  private var layout: L { animatedLayout.shown }
  private var wasMoving = false
  private var cache: L.Cache?
  private var isCacheStale = false
  private let placements = LayoutPlacements()

  init(_ layout: L, _ context: NodeContext) {
    animatedLayout = Animated(layout)
    super.init(context)
  }

  func receive(_ newLayout: L) {
    let isEqual = ValueComparison.areEqual(animatedLayout.model, newLayout)
    let oldAxis = stackAxis
    animatedLayout.set(newLayout, in: self)
    guard !isEqual else { return }
    if stackAxis != oldAxis { stackAxisDidChange() }
    isCacheStale = true
    invalidateLayout(traits: true)
  }

  var stackAxis: Axis? {
    if let layout = layout as? AnyLayout { return layout.stackOrientation }
    return L.layoutProperties.stackOrientation
  }

  /// Spacers and dividers use the axis of the container, even inside modifiers (C35).
  private func stackAxisDidChange() {
    for child in children {
      var node: LayoutNode? = child
      while let wrapper = node as? WrapperNode { node = wrapper.child }
      node?.invalidateLayout()
    }
  }

  override func childrenDidChange() {
    super.childrenDidChange()
    isCacheStale = true
  }

  /// D54: a layout with animatable data is run again for each of the values in between.
  override func animatorDidStep() {
    super.animatorDidStep()
    let isMoving = animatedLayout.isMoving
    guard isMoving || wasMoving else { return }
    wasMoving = isMoving
    isCacheStale = true
    invalidateLayout(traits: true)
  }

  override func childDidChange(_ child: LayoutNode) {
    isCacheStale = true
    super.childDidChange(child)
  }

  private var subviews: LayoutSubviews {
    LayoutSubviews(children, placements, scope.values.layoutDirection)
  }

  /// Runs `body` with the layout's cache brought up to date (C8).
  private func withCache<Result>(_ body: (LayoutSubviews, inout L.Cache) -> Result) -> Result {
    let subviews = subviews
    var current: L.Cache
    if var cache {
      if isCacheStale { layout.updateCache(&cache, subviews: subviews) }
      current = cache
    } else {
      current = layout.makeCache(subviews: subviews)
    }
    isCacheStale = false
    cache = nil
    defer { cache = current }
    return body(subviews, &current)
  }

  override func sizeThatFits(_ proposal: LayoutProposal) -> CGSize {
    withCache { layout.sizeThatFits(proposal: proposal.proposedViewSize, subviews: $0, cache: &$1) }
  }

  private func collectPlacements(_ proposal: LayoutProposal, _ size: CGSize) {
    withCache { subviews, cache in
      placements.collect(children.count) {
        layout.placeSubviews(
          in: CGRect(origin: .zero, size: size), proposal: proposal.proposedViewSize, subviews: subviews,
          cache: &cache)
      }
    }
  }

  override func placeChildren() {
    collectPlacements(placedProposal, size)
    for (child, placement) in zip(children, placements.placements) {
      if let placement {
        placeChild(child, at: placement.origin, placement.proposal)
      } else {
        placeCentered(child)
      }
    }
  }

  /// C5: a subview that the layout did not place lies in the middle, at its answer to the layout's own proposal.
  private func placeCentered(_ child: LayoutNode) {
    let childSize = child.measure(placedProposal)
    let origin = CGPoint(x: (size.width - childSize.width) / 2, y: (size.height - childSize.height) / 2)
    placeChild(child, at: origin, placedProposal)
  }

  override func makeSpacing() -> ViewSpacing {
    withCache { layout.spacing(subviews: $0, cache: &$1) }
  }

  override func explicitGuide(_ key: AlignmentKey, _ proposal: LayoutProposal, _ size: CGSize) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size)
    let own = withCache { subviews, cache in
      key.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key: key), in: bounds, proposal: proposal.proposedViewSize, subviews: subviews,
          cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(key: key), in: bounds, proposal: proposal.proposedViewSize, subviews: subviews,
          cache: &cache)
    }
    if let own { return own }
    guard key.propagates else { return nil }
    collectPlacements(proposal, size)
    let placements = placements.placements
    return mergedGuide(key) { child in
      let placement = placements[child.layoutIndex]
      return (placement?.origin ?? .zero, placement?.proposal ?? proposal)
    }
  }
}
