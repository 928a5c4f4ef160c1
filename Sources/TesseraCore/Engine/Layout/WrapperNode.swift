import Foundation

/// A node around exactly one element: padding, frames, overlays and their like.
///
/// This class forwards the child's answers; subclasses override what they change.
package class WrapperNode: LayoutNode {
  // Exclusive access is not checked, here and below: these are read in each step, and no change in place calls other
  // code.
  /// The view inside; nil if the element belongs to a `DistributionNode`.
  @exclusivity(unchecked) final var content: ViewNode?
  final var child: LayoutNode? {
    get { childReference?.wrappedValue }
    set { childReference = newValue.map(Unretained.init) }
  }
  @exclusivity(unchecked) private final var childReference: Unretained<LayoutNode>?
  /// Whether it wraps one of several elements of a group.
  final var isDistributed: Bool { content == nil && parent.distributes }
  final var isRightToLeft: Bool { scope.values.layoutDirection == .rightToLeft }

  final func adopt(_ newChild: LayoutNode?) {
    child = newChild
    if let newChild { adopt(newChild, at: 0) }
  }

  // MARK: Elements

  override final func childElementsDidChange() {
    graph.updates.elementsDidChange(in: self)
  }

  override func refreshElements() {
    guard let content else { return }
    let old = child
    adopt(content.firstElement)
    invalidateLayout(traits: true)
    if child !== old { reportTraits() }
  }

  override package func forEachChild(_ body: (ViewNode) -> Void) {
    if let content { body(content) }
  }

  override func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
    if let child { body(child) }
  }

  // MARK: Preferences

  /// Whether this node determines the preference of its element.
  func speaksForElement<Key: PreferenceKey>(_ key: Key.Type) -> Bool { overridesPreference(key) }

  /// The preference of the element, also if it belongs to a `DistributionNode`.
  final func elementPreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    content == nil ? child?.preferenceContribution(key) : reducedPreference(key)
  }

  // MARK: Layout

  /// Containers see the child's guides, spacing and lengths through this node, so they are notified of every change.
  override func childDidChange(_ child: LayoutNode) {
    invalidateLayout(traits: true)
  }

  /// What the child is offered when this node is offered `proposal`. Overridden.
  func childProposal(_ proposal: LayoutProposal) -> LayoutProposal {
    proposal
  }

  /// Where the child is placed in `size`, and with what proposal. Overridden.
  func childPlacement(
    _ child: LayoutNode, _ proposal: LayoutProposal, _ size: CGSize
  ) -> (origin: CGPoint, proposal: LayoutProposal) {
    (.zero, childProposal(proposal))
  }

  override func sizeThatFits(_ proposal: LayoutProposal) -> CGSize {
    child?.measure(childProposal(proposal)) ?? .zero
  }

  override func lengthThatFits(_ proposal: LayoutProposal, _ axis: Axis) -> CGFloat {
    child?.lengthThatFits(childProposal(proposal), axis) ?? 0
  }

  override func placeChildren() {
    guard let child else { return }
    var (origin, proposal) = childPlacement(child, placedProposal, size)
    if isRightToLeft, mirrorsPlacement { origin.x = size.width - origin.x - child.measure(proposal).width }
    child.place(at: origin, proposal)
  }

  /// Whether the child's place is mirrored where lines run from right to left.
  var mirrorsPlacement: Bool { true }

  /// Whether containers see the child's priority and custom layout values through this node (C6).
  var isTransparentForTraits: Bool { true }

  override var layoutPriority: Double {
    isTransparentForTraits ? child?.service.priority ?? 0 : 0
  }

  override var zIndex: Double { child?.zIndex ?? 0 }

  override func makeSpacing() -> ViewSpacing { child?.spacing ?? ViewSpacing() }

  override var isSpacer: Bool { isTransparentForTraits && child?.service.isSpacer == true }

  override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
    child?.trait(key)
  }

  override func layoutValue<Key: LayoutValueKey>(for key: Key.Type) -> Key.Value? {
    isTransparentForTraits ? child?.layoutValue(for: key) : nil
  }

  override var containerValues: ContainerValues { child?.containerValues ?? ContainerValues() }

  override func explicitGuide(_ key: AlignmentKey, _ proposal: LayoutProposal, _ size: CGSize) -> CGFloat? {
    guard let child else { return nil }
    let placement = childPlacement(child, proposal, size)
    let childSize = child.measure(placement.proposal)
    return child.knownGuide(key, placement.proposal, childSize).map { value in
      value + (key.axis == .horizontal ? placement.origin.x : placement.origin.y)
    }
  }

  // MARK: Drawing and hits

  override func render(into builder: inout DisplayListBuilder, at origin: CGPoint) {
    showDeparting(in: &builder, at: origin, isInFront: false, from: 0)
    child?.show(in: &builder, at: origin)
    showDeparting(in: &builder, at: origin, isInFront: true, from: 0)
  }

  override func hitTest(_ point: CGPoint) -> LayoutNode? {
    guard let child else { return nil }
    return child.hit(point)
  }
}
