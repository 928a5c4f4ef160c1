import Foundation

/// Shows a view in front of everything else, outside of the layout of the view that it belongs to (F20).
///
/// The presented view has the environment of the place of this modifier (B65) and lives as long as it is shown (A27).
nonisolated package struct PresentationModifier<Presented: View>: ViewModifier {
  package typealias Body = Never

  /// What is shown; nil for nothing.
  package var presented: Presented?
  /// Another identity makes it another presentation: the old one is replaced (F21).
  package var identity: AnyHashable?
  /// Whether it covers everything below.
  package var coversEverything: Bool
  /// Whether a presentation keeps its initial content (F24).
  package var keepsContents: Bool
  /// The place of the presenting view.
  package var anchor: PresentationAnchor?
  package var onDismiss: (@MainActor () -> Void)?

  package init(
    presented: Presented?, identity: AnyHashable? = nil, coversEverything: Bool = false, keepsContents: Bool = false,
    anchor: PresentationAnchor? = nil, onDismiss: (@MainActor () -> Void)? = nil
  ) {
    self.presented = presented
    self.identity = identity
    self.coversEverything = coversEverything
    self.keepsContents = keepsContents
    self.anchor = anchor
    self.onDismiss = onDismiss
  }

  @MainActor package static func _makeNode<Content: View>(
    _ modifier: Self, _ content: Content, _ context: _NodeContext
  ) -> _ViewNode {
    let node = PresentationNode<Presented>(context)
    node.content = Content._makeNode(content, node.childContext)
    node.receive(modifier)
    return node
  }

  @MainActor package static func _updateNode<Content: View>(_ node: _ViewNode, _ modifier: Self, _ content: Content) {
    let node = node.cast(to: PresentationNode<Presented>.self)
    Content._updateNode(node.content, content)
    node.receive(modifier)
  }
}

/// The place of the presenting view, for the presented one.
nonisolated package final class PresentationAnchor: Sendable {
  @MainActor fileprivate weak var node: ViewNode?
  /// The point of the view that is meant; nil for all of it.
  @MainActor package var point: CGPoint?

  package init() {}

  /// In the coordinates of the surface.
  package var frame: CGRect {
    EngineThread.unsafelyIsolated {
      guard let node, !node.isRemoved, let element = node.firstElement else { return .zero }
      let frame = element.frameInSurface
      guard let point else { return frame }
      return CGRect(origin: frame.origin + point, size: .zero)
    }
  }
}

/// A node that presents one view at a time.
@MainActor
protocol Presenter: ViewNode {
  /// Shows the waiting presentation.
  func show()
}

/// The node of a presenting view. The presented view is its child in the tree of views, but has no parent in the
/// layout.
final class PresentationNode<Presented: View>: ViewNode, Presenter {
  var content: ViewNode!
  private var modifier: PresentationModifier<Presented>?
  private var modal: ModalNode?
  private var shownIdentity: AnyHashable?
  /// The dismissed presentations that are still shown.
  private var leaving: ContiguousArray<Leaving> = []

  private struct Leaving {
    let modal: ModalNode
    let identity: AnyHashable?
    let onDismiss: (@MainActor () -> Void)?
  }

  func receive(_ newModifier: PresentationModifier<Presented>) {
    modifier = newModifier
    newModifier.anchor?.node = content
    guard let presented = newModifier.presented, !isInDeparture else { return hide() }
    guard let modal, let shown = modal.content else { return graph.modals.request(self) }
    if shownIdentity != newModifier.identity {
      hide()
      graph.modals.request(self)
    } else if !newModifier.keepsContents {
      Presented._updateNode(shown, presented)
    }
  }

  func show() {
    guard let modifier, let presented = modifier.presented, modal == nil, !isRemoved else { return }
    let newModal = ModalNode(
      coversEverything: modifier.coversEverything,
      NodeContext(graph: graph, parent: self, scope: scope, arity: .single(.depthStack)))
    modal = newModal
    shownIdentity = modifier.identity
    // A nested presentation lies in front of it.
    graph.modals.add(newModal, by: self)
    newModal.content = Presented._makeNode(presented, newModal.childContext)
    newModal.adopt(newModal.content?.firstElement)
    let old = leaving.last { $0.identity == shownIdentity }?.modal
    if isAnimated { newModal.arrive(from: old) }
    if let old { end(old) }
  }

  private func hide() {
    graph.modals.withdraw(self)
    guard let old = modal else { return }
    modal = nil
    leaving.append(Leaving(modal: old, identity: shownIdentity, onDismiss: modifier?.onDismiss))
    guard isAnimated, old.leave({ [weak self] in self?.end(old) }) else { return end(old) }
  }

  /// Whether presentations are animated.
  private var isAnimated: Bool { !transaction.disablesAnimations && graph.root.isPlaced }

  /// A presentation is out of sight.
  private func end(_ old: ModalNode) {
    guard !isRemoved, let index = leaving.firstIndex(where: { $0.modal === old }) else { return }
    let onDismiss = leaving.remove(at: index).onDismiss
    old.removeSubtree()
    if let onDismiss { graph.observations.addChange(onDismiss) }
  }

  /// A departing node presents nothing anymore.
  override func didDepart() {
    hide()
  }

  override func didReturn() {
    if let modifier { receive(modifier) }
  }

  // The presented view is a child in the tree and is removed with this node.
  override func willRemove() {
    graph.modals.withdraw(self)
    for item in leaving {
      if let onDismiss = item.onDismiss { graph.observations.addChange(onDismiss) }
    }
  }

  // MARK: Tree

  override var isUnary: Bool { content.isUnary }

  override var firstElement: LayoutNode? { content.firstElement }

  override func appendElements(to elements: inout ContiguousArray<LayoutNode>) {
    content.appendElements(to: &elements)
  }

  override func appendRows(to rows: inout RowList) {
    content.appendRows(to: &rows)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let content { body(content) }
    for item in leaving { body(item.modal) }
    if let modal { body(modal) }
  }

  /// Preferences of a presented view do not reach the views around the presenting one.
  override func forEachPreferenceChild<Key: PreferenceKey>(_ key: Key.Type, _ body: (ViewNode) -> Void) {
    if let content { body(content) }
  }
}
