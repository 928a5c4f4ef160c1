import Foundation

nonisolated struct _PaddingLayout: WrapperModifier, Equatable {
  var edges: Edge.Set
  /// nil: the platform's padding, 16 points (C66).
  var insets: EdgeInsets?

  @MainActor func makeWrapper(_ context: _NodeContext) -> PaddingNode {
    PaddingNode(self, context)
  }

  @MainActor func update(_ wrapper: PaddingNode) {
    wrapper.receive(self)
  }

  /// What is added at each edge. Figures that are no numbers count as 0.
  var resolved: EdgeInsets {
    var resolved = EdgeInsets()
    if edges.contains(.top) { resolved.top = usable(insets?.top) }
    if edges.contains(.leading) { resolved.leading = usable(insets?.leading) }
    if edges.contains(.bottom) { resolved.bottom = usable(insets?.bottom) }
    if edges.contains(.trailing) { resolved.trailing = usable(insets?.trailing) }
    return resolved
  }

  private func usable(_ length: CGFloat?) -> CGFloat {
    guard let length else { return Self.standardLength }
    return length.isFinite ? length : 0
  }

  private static var standardLength: CGFloat { 16 }
}

final class PaddingNode: WrapperNode {
  private var modifier: _PaddingLayout
  private var insets: EdgeInsets

  init(_ modifier: _PaddingLayout, _ context: NodeContext) {
    self.modifier = modifier
    insets = modifier.resolved
    super.init(context)
  }

  func receive(_ newModifier: _PaddingLayout) {
    guard newModifier != modifier else { return }
    modifier = newModifier
    insets = newModifier.resolved
    invalidateLayout(traits: true)
  }

  override func childProposal(_ proposal: LayoutProposal) -> LayoutProposal {
    // max() would turn an unspecified length, which is NaN, into 0.
    LayoutProposal(
      width: proposal.width.isNaN ? .nan : max(0, proposal.width - insets.leading - insets.trailing),
      height: proposal.height.isNaN ? .nan : max(0, proposal.height - insets.top - insets.bottom))
  }

  override func childPlacement(
    _ child: LayoutNode, _ proposal: LayoutProposal, _ size: CGSize
  ) -> (origin: CGPoint, proposal: LayoutProposal) {
    (CGPoint(x: insets.leading, y: insets.top), childProposal(proposal))
  }

  override func sizeThatFits(_ proposal: LayoutProposal) -> CGSize {
    let inner = child?.measure(childProposal(proposal)) ?? .zero
    return CGSize(
      width: max(0, inner.width + insets.leading + insets.trailing),
      height: max(0, inner.height + insets.top + insets.bottom))
  }

  override func lengthThatFits(_ proposal: LayoutProposal, _ axis: Axis) -> CGFloat {
    let inner = child?.lengthThatFits(childProposal(proposal), axis) ?? 0
    let added = axis == .horizontal ? insets.leading + insets.trailing : insets.top + insets.bottom
    return max(0, inner + added)
  }

  override var isTransparentForTraits: Bool { false }

  /// A padded edge has the platform's spacing, regardless of the content (C50).
  override func makeSpacing() -> ViewSpacing {
    var spacing = super.makeSpacing()
    if insets.top != 0 { spacing.top = .standard }
    if insets.leading != 0 { spacing.leading = .standard }
    if insets.bottom != 0 { spacing.bottom = .standard }
    if insets.trailing != 0 { spacing.trailing = .standard }
    return spacing
  }
}

extension View {
  /// Adds room at some edges (C66).
  ///
  /// - Parameter length: points, may be negative; nil is the platform's padding, 16.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(
      _PaddingLayout(
        edges: edges,
        insets: length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }))
  }

  /// Adds `length` points of room at all edges (C66).
  nonisolated public func padding(_ length: CGFloat) -> some View {
    modifier(
      _PaddingLayout(
        edges: .all, insets: EdgeInsets(top: length, leading: length, bottom: length, trailing: length)))
  }

  /// Adds room of its own at each edge (C66).
  @_disfavoredOverload
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modifier(_PaddingLayout(edges: .all, insets: insets))
  }
}
