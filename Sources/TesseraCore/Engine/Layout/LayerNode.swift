import Foundation

/// An element with another view in front of it or behind it, which does not affect the layout (C41).
package final class LayerNode: WrapperNode {
  enum Side {
    case behind
    case inFront
    /// A mask: it is not shown itself, but determines which parts of the primary are.
    case mask
  }

  private let side: Side
  private var alignment: Alignment
  var secondaryContent: ViewNode!
  /// Part of the secondary that is made from the primary's preferences (B73).
  var preferenceReader: ViewNode? {
    get { preferenceReaderReference?.wrappedValue }
    set { preferenceReaderReference = newValue.map(Unretained.init) }
  }
  private var preferenceReaderReference: Unretained<ViewNode>?
  private var secondary: LayoutNode? {
    get { secondaryReference?.wrappedValue }
    set { secondaryReference = newValue.map(Unretained.init) }
  }
  private var secondaryReference: Unretained<LayoutNode>?

  init(_ side: Side, _ alignment: Alignment, _ context: NodeContext) {
    self.side = side
    self.alignment = alignment
    super.init(context)
  }

  func mountSecondary<Content: View>(_ view: Content) {
    secondaryContent = Content._makeNode(
      view, NodeContext(graph: graph, parent: self, scope: scope, arity: .single(.depthStack)))
    adoptSecondary()
  }

  func receive(_ newAlignment: Alignment) {
    guard newAlignment != alignment else { return }
    alignment = newAlignment
    invalidateLayout()
  }

  private func adoptSecondary() {
    secondary = secondaryContent.firstElement
    if let secondary { adopt(secondary, at: 1) }
  }

  override func refreshElements() {
    adoptSecondary()
    super.refreshElements()
    invalidateLayout()
  }

  /// The secondary does not affect the layout.
  override func childDidChange(_ child: LayoutNode) {
    if child === secondary { invalidateLayout() } else { super.childDidChange(child) }
  }

  /// The layer passes the question on to its primary child.
  override var keepsGuides: Bool { true }

  override func placeChildren() {
    super.placeChildren()
    guard let secondary else { return }
    // The secondary is offered exactly the primary's final size.
    let proposal = LayoutProposal(size)
    let secondarySize = secondary.measure(proposal)
    let box = ViewDimensions(
      width: size.width, height: size.height, explicit: ExplicitGuides(source: NodeGuides(child, placedProposal)))
    let horizontal = alignment.horizontal.key
    let vertical = alignment.vertical.key
    var origin = CGPoint(
      x: box.value(of: horizontal) - secondary.guide(horizontal, proposal, secondarySize),
      y: box.value(of: vertical) - secondary.guide(vertical, proposal, secondarySize))
    if isRightToLeft { origin.x = size.width - origin.x - secondarySize.width }
    secondary.place(at: origin, proposal)
  }

  override package func forEachChild(_ body: (ViewNode) -> Void) {
    super.forEachChild(body)
    if let secondaryContent { body(secondaryContent) }
  }

  /// The preference of the primary alone.
  func primaryPreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    (content ?? child)?.preferenceContribution(key)
  }

  override func preferencesBelowDidChange<Key: PreferenceKey>(_ key: Key.Type) {
    preferenceReader?.preferencesBelowDidChange(key)
  }

  /// B71: what is behind comes first.
  override func forEachPreferenceChild<Key: PreferenceKey>(_ key: Key.Type, _ body: (ViewNode) -> Void) {
    if side == .behind, let secondaryContent { body(secondaryContent) }
    super.forEachChild(body)
    if side != .behind, let secondaryContent { body(secondaryContent) }
  }

  override func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
    if side == .behind, let secondary { body(secondary) }
    super.forEachLayoutChild(body)
    if side != .behind, let secondary { body(secondary) }
  }

  override func describe(into builder: inout SemanticsBuilder) {
    if side == .mask { child?.describe(into: &builder) } else { super.describe(into: &builder) }
  }

  override func render(into builder: inout DisplayListBuilder, at origin: CGPoint) {
    guard side != .mask else { return renderMasked(into: &builder, at: origin) }
    if side == .behind { renderSecondary(into: &builder, at: origin) }
    super.render(into: &builder, at: origin)
    if side == .inFront { renderSecondary(into: &builder, at: origin) }
  }

  private func renderSecondary(into builder: inout DisplayListBuilder, at origin: CGPoint) {
    showDeparting(in: &builder, at: origin, isInFront: false, from: 1)
    secondary?.show(in: &builder, at: origin)
    showDeparting(in: &builder, at: origin, isInFront: true, from: 1)
  }

  private func renderMasked(into builder: inout DisplayListBuilder, at origin: CGPoint) {
    let mask = builder.collect { renderSecondary(into: &$0, at: origin) }
    guard secondary != nil || !mask.isEmpty else { return }
    builder.addGroup(effect: .mask(mask)) { super.render(into: &$0, at: origin) }
  }

  override func hitTest(_ point: CGPoint) -> LayoutNode? {
    func hitSecondary() -> LayoutNode? {
      guard let secondary else { return nil }
      return secondary.hit(point)
    }
    return switch side {
    case .behind: super.hitTest(point) ?? hitSecondary()
    case .inFront: hitSecondary() ?? super.hitTest(point)
    case .mask: super.hitTest(point)
    }
  }
}
