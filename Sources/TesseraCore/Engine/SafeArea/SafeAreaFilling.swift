import Foundation

/// Lets a view reach over edges of the safe area, and tells it how much of it is covered then.
nonisolated package struct SafeAreaFillingModifier: WrapperModifier {
  let edges: Edge.Set
  let passesOn: Bool
  let tell: @MainActor (EdgeInsets) -> Void

  /// - Parameters:
  ///   - edges: over which the view reaches where it touches them, as they lie on the surface: leading stands for left.
  ///   - passesOn: whether the views inside know of the safe area; else the view keeps them away from what is covered.
  ///   - tell: gets how much of the view is covered at each edge, in points, before the view is laid out; leading stands
  ///     for left.
  package init(edges: Edge.Set, passesOn: Bool, tell: @escaping @MainActor (EdgeInsets) -> Void) {
    self.edges = edges
    self.passesOn = passesOn
    self.tell = tell
  }

  @MainActor package func makeWrapper(_ context: _NodeContext) -> SafeAreaFillingNode {
    SafeAreaFillingNode(self, context)
  }

  @MainActor package func update(_ wrapper: SafeAreaFillingNode) {
    wrapper.receive(self)
  }
}

/// Extends its child over the edges of the safe area that it touches, and tells how much of it is covered (J113).
package final class SafeAreaFillingNode: WrapperNode {
  private var modifier: SafeAreaFillingModifier
  /// How far the child reaches out at present. Leading stands for left.
  private var reach = EdgeInsets()
  private var told = EdgeInsets()

  init(_ modifier: SafeAreaFillingModifier, _ context: NodeContext) {
    self.modifier = modifier
    super.init(context)
    isWatched = true
  }

  func receive(_ newModifier: SafeAreaFillingModifier) {
    let isSame = newModifier.edges == modifier.edges && newModifier.passesOn == modifier.passesOn
    modifier = newModifier
    if !isSame { invalidateLayout() }
  }

  override func geometryMayHaveChanged() {
    let newReach = coveredInsets(modifier.edges)
    if newReach != reach || coverage(reachingOut: newReach) != told { invalidateLayout() }
  }

  override func safeAreaChange(for child: LayoutNode) -> SafeAreaChange? {
    .ignores(modifier.passesOn ? modifier.edges : .all)
  }

  override func placeChildren() {
    reach = coveredInsets(modifier.edges)
    told = coverage(reachingOut: reach)
    modifier.tell(told)
    // An unspecified length is NaN and stays so.
    let proposal = LayoutProposal(
      width: placedProposal.width + reach.horizontal, height: placedProposal.height + reach.vertical)
    child?.place(at: CGPoint(x: -reach.leading, y: -reach.top), proposal)
  }

  private func coverage(reachingOut insets: EdgeInsets) -> EdgeInsets {
    coverage(of: CGRect(origin: .zero, size: size).extended(by: insets))
  }
}
