import Foundation

nonisolated struct _FlexFrameLayout: WrapperModifier, Equatable {
  struct Range: Equatable {
    var minimum: CGFloat?
    var ideal: CGFloat?
    var maximum: CGFloat?
  }

  var horizontal: Range
  var vertical: Range
  var alignment: Alignment

  @MainActor func makeWrapper(_ context: _NodeContext) -> FlexibleFrameNode {
    FlexibleFrameNode(self, context)
  }

  @MainActor func update(_ wrapper: FlexibleFrameNode) {
    wrapper.receive(self)
  }
}

/// A box whose size has bounds (C61).
final class FlexibleFrameNode: WrapperNode {
  /// Bounds in order, with what is not given left out.
  private struct Bounds {
    var minimum: CGFloat?
    var ideal: CGFloat?
    var maximum: CGFloat?

    /// What the child is offered.
    func childProposal(_ proposed: CGFloat) -> CGFloat {
      let length = proposed.isNaN ? ideal ?? .nan : proposed
      return length.isNaN ? .nan : clamp(length)
    }

    func clamp(_ length: CGFloat) -> CGFloat {
      min(max(length, minimum ?? -.infinity), maximum ?? .infinity)
    }

    /// The box's length if it does not depend on the child.
    func ownLength(_ proposed: CGFloat) -> CGFloat? {
      if proposed.isNaN { return ideal }
      return minimum != nil && maximum != nil ? clamp(proposed) : nil
    }

    /// The box's length around a child of `length`.
    func length(_ proposed: CGFloat, around length: CGFloat) -> CGFloat {
      if let own = ownLength(proposed) { return own }
      let offered = childProposal(proposed)
      switch (minimum, maximum) {
      case (let minimum?, let maximum?): return min(max(length, minimum), maximum)
      case (let minimum?, nil): return max(minimum, offered.isNaN ? length : min(offered, length))
      case (nil, let maximum?): return min(maximum, offered.isNaN ? length : max(offered, length))
      case (nil, nil): return length
      }
    }
  }

  private var modifier: _FlexFrameLayout
  private var horizontal = Bounds()
  private var vertical = Bounds()

  init(_ modifier: _FlexFrameLayout, _ context: NodeContext) {
    self.modifier = modifier
    super.init(context)
    readBounds()
  }

  func receive(_ newModifier: _FlexFrameLayout) {
    guard newModifier != modifier else { return }
    modifier = newModifier
    readBounds()
    invalidateLayout(traits: true)
  }

  private func readBounds() {
    horizontal = ordered(modifier.horizontal)
    vertical = ordered(modifier.vertical)
  }

  /// C62: bounds that contradict each other give way to the smaller one.
  private func ordered(_ range: _FlexFrameLayout.Range) -> Bounds {
    var bounds = Bounds(
      minimum: usable(range.minimum, allowsInfinity: false), ideal: usable(range.ideal, allowsInfinity: false),
      maximum: usable(range.maximum, allowsInfinity: true))
    var isContradictory = false
    if let minimum = bounds.minimum, let ideal = bounds.ideal, ideal < minimum {
      bounds.ideal = minimum
      isContradictory = true
    }
    if let lower = bounds.ideal ?? bounds.minimum, let maximum = bounds.maximum, maximum < lower {
      bounds.maximum = lower
      isContradictory = true
    }
    if isContradictory { graph.warn(.contradictoryFrame, at: self) }
    return bounds
  }

  private func usable(_ length: CGFloat?, allowsInfinity: Bool) -> CGFloat? {
    guard let length else { return nil }
    if length == .infinity, allowsInfinity { return length }
    guard length.isFinite else {
      graph.warn(.invalidFrame, at: self)
      return nil
    }
    if length < 0 { graph.warn(.invalidFrame, at: self) }
    return max(0, length)
  }

  override func childProposal(_ proposal: LayoutProposal) -> LayoutProposal {
    LayoutProposal(
      width: horizontal.childProposal(proposal.width), height: vertical.childProposal(proposal.height))
  }

  override func sizeThatFits(_ proposal: LayoutProposal) -> CGSize {
    if let width = horizontal.ownLength(proposal.width), let height = vertical.ownLength(proposal.height) {
      return CGSize(width: width, height: height)
    }
    let inner = child?.measure(childProposal(proposal)) ?? .zero
    return CGSize(
      width: horizontal.length(proposal.width, around: inner.width),
      height: vertical.length(proposal.height, around: inner.height))
  }

  override func lengthThatFits(_ proposal: LayoutProposal, _ axis: Axis) -> CGFloat {
    let bounds = axis == .horizontal ? horizontal : vertical
    if let own = bounds.ownLength(proposal[axis]) { return own }
    return bounds.length(proposal[axis], around: child?.lengthThatFits(childProposal(proposal), axis) ?? 0)
  }

  /// The child is offered the frame's own size.
  override func childPlacement(
    _ child: LayoutNode, _ proposal: LayoutProposal, _ size: CGSize
  ) -> (origin: CGPoint, proposal: LayoutProposal) {
    let proposal = LayoutProposal(size)
    let childSize = child.measure(proposal)
    return (AlignedPosition.origin(of: child, childSize, proposal, in: size, modifier.alignment), proposal)
  }

  override var isTransparentForTraits: Bool { false }

  override func makeSpacing() -> ViewSpacing {
    guard let child, !child.service.isSpacer else { return super.makeSpacing() }
    var spacing = super.makeSpacing()
    if modifier.horizontal != _FlexFrameLayout.Range() {
      spacing.leading = .standard
      spacing.trailing = .standard
    }
    if modifier.vertical != _FlexFrameLayout.Range() {
      spacing.top = .standard
      spacing.bottom = .standard
    }
    return spacing
  }
}

extension View {
  /// Puts the view into a box whose size has bounds (C61).
  ///
  /// With a maximum only, the box grows to what it is offered; with a minimum only, it does not. Bounds that
  /// contradict each other, are negative or not finite are corrected with a warning (C62).
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      _FlexFrameLayout(
        horizontal: .init(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
        vertical: .init(minimum: minHeight, ideal: idealHeight, maximum: maxHeight), alignment: alignment))
  }
}
