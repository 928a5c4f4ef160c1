import Foundation

nonisolated struct SafeAreaPaddingModifier: WrapperModifier, Equatable {
  var insets: EdgeInsets

  @MainActor func makeWrapper(_ context: _NodeContext) -> SafeAreaPaddingNode {
    SafeAreaPaddingNode(self, context)
  }

  @MainActor func update(_ wrapper: SafeAreaPaddingNode) {
    wrapper.receive(self)
  }
}

/// Makes the safe area of its child smaller (C111).
final class SafeAreaPaddingNode: WrapperNode {
  private var modifier: SafeAreaPaddingModifier
  private var insets: EdgeInsets

  init(_ modifier: SafeAreaPaddingModifier, _ context: NodeContext) {
    self.modifier = modifier
    insets = Self.usable(modifier.insets)
    super.init(context)
    graph.features.hasSafeAreaChanges = true
  }

  func receive(_ newModifier: SafeAreaPaddingModifier) {
    guard newModifier != modifier else { return }
    modifier = newModifier
    insets = Self.usable(newModifier.insets)
    invalidateLayout(traits: true)
  }

  private static func usable(_ insets: EdgeInsets) -> EdgeInsets {
    func usable(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
    return EdgeInsets(
      top: usable(insets.top), leading: usable(insets.leading), bottom: usable(insets.bottom),
      trailing: usable(insets.trailing))
  }

  override func childProposal(_ proposal: LayoutProposal) -> LayoutProposal {
    // max() would turn an unspecified length, which is NaN, into 0.
    LayoutProposal(
      width: proposal.width.isNaN ? .nan : max(0, proposal.width - insets.horizontal),
      height: proposal.height.isNaN ? .nan : max(0, proposal.height - insets.vertical))
  }

  override func childPlacement(
    _ child: LayoutNode, _ proposal: LayoutProposal, _ size: CGSize
  ) -> (origin: CGPoint, proposal: LayoutProposal) {
    (CGPoint(x: insets.leading, y: insets.top), childProposal(proposal))
  }

  override func sizeThatFits(_ proposal: LayoutProposal) -> CGSize {
    let inner = super.sizeThatFits(proposal)
    return CGSize(width: max(0, inner.width + insets.horizontal), height: max(0, inner.height + insets.vertical))
  }

  override func lengthThatFits(_ proposal: LayoutProposal, _ axis: Axis) -> CGFloat {
    max(0, super.lengthThatFits(proposal, axis) + (axis == .horizontal ? insets.horizontal : insets.vertical))
  }

  override func safeAreaChange(for child: LayoutNode) -> SafeAreaChange? {
    .adds(isRightToLeft ? insets.mirrored : insets)
  }

  override var isTransparentForTraits: Bool { false }
}

extension View {
  /// Makes the safe area of the view smaller; backgrounds and scroll views go on below it (C111).
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(SafeAreaPaddingModifier(insets: insets))
  }

  /// Makes the safe area of the view smaller at some edges (C111).
  ///
  /// - Parameter length: points; nil is the platform's padding, 16.
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    safeAreaPadding(EdgeInsets(length ?? 16, edges: edges))
  }

  /// Makes the safe area of the view smaller by `length` points at all edges (C111).
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(EdgeInsets(length))
  }
}
