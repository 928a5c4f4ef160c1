import Foundation

/// Leads from an element of a container to its transition node.
nonisolated struct TransitionTrait: ViewTraitKey {
  typealias Value = TransitionNode
}

/// Sets the transition of a view.
nonisolated struct TransitionModifier: ViewModifier {
  typealias Body = Never
  var transition: AnyTransition

  @MainActor static func _makeNode<Content: View>(
    _ modifier: Self, _ content: Content, _ context: _NodeContext
  ) -> _ViewNode {
    // A view with an identity of its own is replaced as a whole, its transition included (D40).
    guard let id = ExplicitIdentity.of(content) else { return makeWrapper(modifier, content, context) }
    let node = IDNode<AnyHashable>(id, context)
    node.content = makeWrapper(modifier, content, node.childContext)
    return node
  }

  @MainActor static func _updateNode<Content: View>(_ node: _ViewNode, _ modifier: Self, _ content: Content) {
    guard let slot = node as? IDNode<AnyHashable>, let id = ExplicitIdentity.of(content) else {
      return updateWrapper(node, modifier, content)
    }
    if slot.id == id {
      updateWrapper(slot.content, modifier, content)
    } else {
      slot.replaceContent(id) { makeWrapper(modifier, content, $0) }
    }
  }

  @MainActor private static func makeWrapper<Content: View>(
    _ modifier: Self, _ content: Content, _ context: _NodeContext
  ) -> _ViewNode {
    let wrapper = TransitionWrapperModifier(transition: modifier.transition)
    guard !modifier.transition.customs.isEmpty else {
      return TransitionWrapperModifier._makeNode(wrapper, content, context)
    }
    return TransitionWrapperModifier._makeNode(
      wrapper, TransitionContent(content: content, customs: modifier.transition.customs), context)
  }

  @MainActor private static func updateWrapper<Content: View>(
    _ node: _ViewNode, _ modifier: Self, _ content: Content
  ) {
    let wrapper = TransitionWrapperModifier(transition: modifier.transition)
    guard hasCustomContent(node) else {
      return TransitionWrapperModifier._updateNode(node, wrapper, content)
    }
    TransitionWrapperModifier._updateNode(
      node, wrapper, TransitionContent(content: content, customs: modifier.transition.customs))
  }

  @MainActor private static func hasCustomContent(_ node: _ViewNode) -> Bool {
    if let wrapper = node as? TransitionNode { return wrapper.content is TransitionContentNode }
    return (node as? DistributionNode<TransitionWrapperModifier>)?.content is TransitionContentNode
  }
}

nonisolated struct TransitionWrapperModifier: WrapperModifier {
  var transition: AnyTransition

  @MainActor func makeWrapper(_ context: _NodeContext) -> TransitionNode {
    TransitionNode(transition, context)
  }

  @MainActor func update(_ wrapper: TransitionNode) {
    wrapper.receive(transition)
  }
}

/// Draws the transition of its view (D41).
final class TransitionNode: TransitionDrawingNode {
  private var transition: AnyTransition

  init(_ transition: AnyTransition, _ context: NodeContext) {
    self.transition = transition
    super.init(TransitionFigures(), context)
    noteAnimation()
  }

  func receive(_ newTransition: AnyTransition) {
    transition = newTransition
    noteAnimation()
  }

  private func noteAnimation() {
    if hasOwnAnimation(.willAppear) || hasOwnAnimation(.didDisappear) { graph.animator.hasAnimatedTransitions = true }
  }

  override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
    key == TransitionTrait.self ? self as? Key.Value : super.trait(key)
  }

  /// D42: with reduced motion, a fade is used.
  private var usedTransition: AnyTransition {
    transition.hasMotion && scope.values.accessibilityReduceMotion ? .opacity : transition
  }

  /// Whether the view comes or goes animated in every update.
  func hasOwnAnimation(_ phase: TransitionPhase) -> Bool {
    if case .some(.some) = transition.animation(phase) { true } else { false }
  }

  // MARK: Phases

  /// The view was inserted.
  func arrive() {
    let used = usedTransition
    run(used, .willAppear) {
      figures = Animated(used.figures(.willAppear))
      figures.set(TransitionFigures(), in: self)
      guard !used.customs.isEmpty else { return }
      graph.animator.withoutAnimation { customContent?.show(.willAppear) }
      customContent?.show(.identity)
    }
    invalidateDrawing()
  }

  /// The view was removed, but is still shown.
  func leave() {
    let used = usedTransition
    run(used, .didDisappear) {
      figures.set(used.figures(.didDisappear), in: self)
      if !used.customs.isEmpty { customContent?.show(.didDisappear) }
    }
    invalidateDrawing()
  }

  /// The view was inserted again while it was departing.
  func comeBack() {
    run(usedTransition, .willAppear) {
      figures.set(TransitionFigures(), in: self)
      customContent?.show(.identity)
    }
    invalidateDrawing()
  }

  private func run(_ transition: AnyTransition, _ phase: TransitionPhase, _ body: () -> Void) {
    guard let animation = self.transition.animation(phase) else { return body() }
    var transaction = graph.animator.transaction
    transaction.animation = animation
    graph.animator.perform(with: transaction, body)
  }

  private var customContent: TransitionContentNode? {
    content as? TransitionContentNode
      ?? (parent as? DistributionNode<TransitionWrapperModifier>)?.content as? TransitionContentNode
  }
}

extension View {
  /// Sets how the view appears and disappears in an animated update (D40).
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: t))
  }

  /// Sets how the view appears and disappears in an animated update (D40).
  @MainActor @preconcurrency
  public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(TransitionModifier(transition: AnyTransition(transition)))
  }
}

/// Finds the identity that a user gave a view, through the modifiers around it.
@MainActor
enum ExplicitIdentity {
  static func of<Content>(_ content: Content) -> AnyHashable? {
    (content as? any ViewWithIdentity)?.explicitIdentity
  }
}

@MainActor
protocol ViewWithIdentity {
  var explicitIdentity: AnyHashable? { get }
}

extension IDView: ViewWithIdentity {
  @MainActor var explicitIdentity: AnyHashable? { AnyHashable(id) }
}

extension ModifiedContent: ViewWithIdentity {
  @MainActor var explicitIdentity: AnyHashable? { ExplicitIdentity.of(content) }
}
