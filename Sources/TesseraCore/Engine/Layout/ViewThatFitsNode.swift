import Foundation

/// Places one of its children and hides the others (C92).
final class ViewThatFitsNode: ContainerNode {
  private var axes: Axis.Set
  /// The child that is shown; nil before the first layout.
  private var shown: LayoutNode? {
    get { shownReference?.wrappedValue }
    set { shownReference = newValue.map(Unretained.init) }
  }
  private var shownReference: Unretained<LayoutNode>?

  init(axes: Axis.Set, _ context: NodeContext) {
    self.axes = axes
    super.init(context)
    graph.features.hasAlternatives = true
  }

  func receive(_ newAxes: Axis.Set) {
    guard newAxes != axes else { return }
    axes = newAxes
    invalidateLayout(traits: true)
  }

  override func childrenDidChange() {
    super.childrenDidChange()
    if let shown, !children.contains(where: { $0 === shown }) { self.shown = nil }
  }

  // MARK: Layout

  /// The first child whose ideal size fits the proposal.
  private func choice(for proposal: LayoutProposal) -> LayoutNode? {
    var asked = proposal
    if axes.contains(.horizontal) { asked.width = .nan }
    if axes.contains(.vertical) { asked.height = .nan }
    for child in children.dropLast() where fits(child.measure(asked), proposal) { return child }
    return children.last
  }

  private func fits(_ size: CGSize, _ proposal: LayoutProposal) -> Bool {
    // Nothing is too long for an unspecified length, which is not a number.
    let isTooWide = axes.contains(.horizontal) && size.width > proposal.width
    let isTooHigh = axes.contains(.vertical) && size.height > proposal.height
    return !isTooWide && !isTooHigh
  }

  override func sizeThatFits(_ proposal: LayoutProposal) -> CGSize {
    choice(for: proposal)?.measure(proposal) ?? .zero
  }

  override func placeChildren() {
    let choice = choice(for: placedProposal)
    if choice !== shown {
      shown = choice
      invalidatePreferenceOrder()
      invalidateDrawing()
      graph.observations.addChoice(self)
    }
    if let choice { placeChild(choice, at: .zero, placedProposal) }
  }

  // Containers ask before a child is chosen, and their proposal determines the choice. Until then, the first child
  // answers.

  override var layoutPriority: Double { children.first?.service.priority ?? 0 }

  override func makeSpacing() -> ViewSpacing { children.first?.spacing ?? ViewSpacing() }

  override func explicitGuide(_ key: AlignmentKey, _ proposal: LayoutProposal, _ size: CGSize) -> CGFloat? {
    choice(for: proposal)?.knownGuide(key, proposal, size)
  }

  // MARK: What is shown

  override func shows(_ child: LayoutNode) -> Bool { child === shown }

  override func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
    if let shown { body(shown) }
  }

  override func forEachPreferenceChild<Key: PreferenceKey>(_ key: Key.Type, _ body: (ViewNode) -> Void) {
    if let shown { body(shown) }
  }

  override func render(into builder: inout DisplayListBuilder, at origin: CGPoint) {
    showDeparting(in: &builder, at: origin, isInFront: false)
    shown?.show(in: &builder, at: origin)
    showDeparting(in: &builder, at: origin, isInFront: true)
  }

  override func hitTest(_ point: CGPoint) -> LayoutNode? {
    shown.flatMap { $0.hit(point) }
  }
}
