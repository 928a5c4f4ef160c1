import Foundation

nonisolated struct SafeAreaInsetModifier<Secondary: View>: WrapperModifier {
  var edge: Edge
  var alignment: Alignment
  var spacing: CGFloat?
  var secondary: Secondary

  @MainActor func makeWrapper(_ context: _NodeContext) -> SafeAreaInsetNode {
    SafeAreaInsetNode(edge, alignment, spacing, context)
  }

  @MainActor func complete(_ wrapper: SafeAreaInsetNode) {
    wrapper.mountSecondary(secondary)
  }

  @MainActor func update(_ wrapper: SafeAreaInsetNode) {
    wrapper.receive(edge, alignment, spacing)
    Secondary._updateNode(wrapper.secondaryContent, secondary)
  }
}

/// A view with another one at an edge, which makes the safe area of the first smaller (C111).
package final class SafeAreaInsetNode: WrapperNode {
  private var edge: Edge
  private var alignment: Alignment
  private var ownSpacing: CGFloat?
  private(set) var secondaryContent: ViewNode!
  private var secondary: LayoutNode? {
    get { secondaryReference?.wrappedValue }
    set { secondaryReference = newValue.map(Unretained.init) }
  }
  private var secondaryReference: Unretained<LayoutNode>?
  /// How far the secondary view currently insets the primary, including the spacing.
  private var reach: CGFloat = 0

  init(_ edge: Edge, _ alignment: Alignment, _ spacing: CGFloat?, _ context: NodeContext) {
    self.edge = edge
    self.alignment = alignment
    ownSpacing = spacing
    super.init(context)
    graph.features.hasSafeAreaChanges = true
  }

  func mountSecondary<Content: View>(_ view: Content) {
    secondaryContent = Content._makeNode(
      view, NodeContext(graph: graph, parent: self, scope: scope, arity: .single(.depthStack)))
    adoptSecondary()
  }

  func receive(_ newEdge: Edge, _ newAlignment: Alignment, _ newSpacing: CGFloat?) {
    guard newEdge != edge || newAlignment != alignment || newSpacing != ownSpacing else { return }
    edge = newEdge
    alignment = newAlignment
    ownSpacing = newSpacing
    invalidateLayout(traits: true)
  }

  private func adoptSecondary() {
    secondary = secondaryContent.firstElement
    if let secondary { adopt(secondary, at: 1) }
  }

  override func refreshElements() {
    adoptSecondary()
    super.refreshElements()
    invalidateLayout(traits: true)
  }

  override package func forEachChild(_ body: (ViewNode) -> Void) {
    super.forEachChild(body)
    if let secondaryContent { body(secondaryContent) }
  }

  override func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
    super.forEachLayoutChild(body)
    if let secondary { body(secondary) }
  }

  // MARK: Layout

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  private var isFirst: Bool { edge == .top || edge == .leading }

  private struct Parts {
    var primary = LayoutProposal.unspecified
    var secondary = LayoutProposal.unspecified
    var reach: CGFloat = 0
  }

  /// Divides the proposal: the secondary view gets what the primary does not need, the primary the rest.
  private func divide(_ proposal: LayoutProposal) -> Parts {
    var parts = Parts(primary: proposal, secondary: proposal)
    guard let secondary else { return parts }
    let distance = distance(to: secondary)
    if !proposal[axis].isNaN {
      var least = proposal
      least[axis] = 0
      let minimum = child?.measure(least)[axis] ?? 0
      parts.secondary[axis] = max(0, proposal[axis] - minimum - distance)
    }
    parts.reach = secondary.measure(parts.secondary)[axis] + distance
    if !proposal[axis].isNaN { parts.primary[axis] = max(0, proposal[axis] - parts.reach) }
    return parts
  }

  private func distance(to secondary: LayoutNode) -> CGFloat {
    if let ownSpacing { return ownSpacing.isFinite ? ownSpacing : 0 }
    guard let child else { return 0 }
    return isFirst
      ? secondary.spacing.distance(to: child.spacing, along: axis)
      : child.spacing.distance(to: secondary.spacing, along: axis)
  }

  override func sizeThatFits(_ proposal: LayoutProposal) -> CGSize {
    let parts = divide(proposal)
    var size = child?.measure(parts.primary) ?? .zero
    size[axis] += parts.reach
    return size
  }

  override func lengthThatFits(_ proposal: LayoutProposal, _ axis: Axis) -> CGFloat {
    measure(proposal)[axis]
  }

  override func childPlacement(
    _ child: LayoutNode, _ proposal: LayoutProposal, _ size: CGSize
  ) -> (origin: CGPoint, proposal: LayoutProposal) {
    let parts = divide(proposal)
    var origin = CGPoint.zero
    if isFirst { origin[axis] = parts.reach }
    return (origin, parts.primary)
  }

  override func placeChildren() {
    let parts = divide(placedProposal)
    reach = parts.reach
    super.placeChildren()
    guard let secondary else { return }
    var proposal = parts.secondary
    proposal[axis.crossing] = size[axis.crossing]
    let secondarySize = secondary.measure(proposal)
    var origin = AlignedPosition.origin(of: secondary, secondarySize, proposal, in: size, alignment)
    origin[axis] = isFirst ? 0 : size[axis] - secondarySize[axis]
    if isRightToLeft { origin.x = size.width - origin.x - secondarySize.width }
    secondary.place(at: origin, proposal)
  }

  override func safeAreaChange(for child: LayoutNode) -> SafeAreaChange? {
    guard child !== secondary, reach > 0 else { return nil }
    let insets = EdgeInsets(reach, edges: Edge.Set(edge))
    return .adds(isRightToLeft ? insets.mirrored : insets)
  }

  override var isTransparentForTraits: Bool { false }

  // MARK: Drawing and hits

  override func render(into builder: inout DisplayListBuilder, at origin: CGPoint) {
    super.render(into: &builder, at: origin)
    showDeparting(in: &builder, at: origin, isInFront: false, from: 1)
    secondary?.show(in: &builder, at: origin)
    showDeparting(in: &builder, at: origin, isInFront: true, from: 1)
  }

  override func hitTest(_ point: CGPoint) -> LayoutNode? {
    if let secondary, let hit = secondary.hit(point) { return hit }
    return super.hitTest(point)
  }
}

extension View {
  /// Shows views at the top or bottom, and makes the safe area of this view smaller by them (C111).
  ///
  /// - Parameter spacing: the distance between the two, points; nil is the views' own.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        edge: edge == .top ? .top : .bottom, alignment: Alignment(horizontal: alignment, vertical: .center),
        spacing: spacing, secondary: content()))
  }

  /// Shows views at the leading or trailing edge, and makes the safe area of this view smaller by them (C111).
  ///
  /// - Parameter spacing: the distance between the two, points; nil is the views' own.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        edge: edge == .leading ? .leading : .trailing,
        alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing, secondary: content()))
  }

  /// Shows a bar at the top or bottom, and makes the safe area of this view smaller by it (C111).
  nonisolated public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Shows a bar at the leading or trailing edge, and makes the safe area of this view smaller by it (C111).
  nonisolated public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}
