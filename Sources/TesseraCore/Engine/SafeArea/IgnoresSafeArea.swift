import Foundation

nonisolated struct SafeAreaIgnoringModifier: WrapperModifier, Equatable {
  var regions: SafeAreaRegions
  var edges: Edge.Set

  @MainActor func makeWrapper(_ context: _NodeContext) -> SafeAreaIgnoringNode {
    SafeAreaIgnoringNode(self, context)
  }

  @MainActor func update(_ wrapper: SafeAreaIgnoringNode) {
    wrapper.receive(self)
  }
}

/// Extends its child over the edges of the safe area that it touches, without affecting the layout (C110).
final class SafeAreaIgnoringNode: WrapperNode {
  private var modifier: SafeAreaIgnoringModifier
  /// How far the child reaches out at present. Leading stands for left.
  private var insets = EdgeInsets()

  init(_ modifier: SafeAreaIgnoringModifier, _ context: NodeContext) {
    self.modifier = modifier
    super.init(context)
    isWatched = true
  }

  func receive(_ newModifier: SafeAreaIgnoringModifier) {
    guard newModifier != modifier else { return }
    modifier = newModifier
    invalidateLayout()
  }

  /// The edges as they lie on the surface.
  private var edges: Edge.Set {
    // No keyboard covers a surface here.
    guard modifier.regions.contains(.container) else { return [] }
    return isRightToLeft ? modifier.edges.mirrored : modifier.edges
  }

  override func geometryMayHaveChanged() {
    if coveredInsets(edges) != insets { invalidateLayout() }
  }

  override func safeAreaChange(for child: LayoutNode) -> SafeAreaChange? {
    .ignores(edges)
  }

  override func placeChildren() {
    guard let child else { return }
    insets = coveredInsets(edges)
    // An unspecified length is NaN and stays so.
    let proposal = LayoutProposal(
      width: placedProposal.width + insets.horizontal, height: placedProposal.height + insets.vertical)
    let childSize = child.measure(proposal)
    child.place(
      at: CGPoint(
        x: -Self.share(of: childSize.width - size.width, insets.leading, insets.trailing),
        y: -Self.share(of: childSize.height - size.height, insets.top, insets.bottom)), proposal)
  }

  /// The share of a child's growth that lies before its original edge.
  private static func share(of growth: CGFloat, _ before: CGFloat, _ after: CGFloat) -> CGFloat {
    guard growth > 0, before + after > 0 else { return 0 }
    return growth * before / (before + after)
  }
}

extension View {
  /// Lets the view reach over the edges of the safe area that it touches (C110).
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(SafeAreaIgnoringModifier(regions: regions, edges: edges))
  }

  /// Lets the view reach over the edges of the safe area that it touches (C110).
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    modifier(SafeAreaIgnoringModifier(regions: .all, edges: edges))
  }
}
