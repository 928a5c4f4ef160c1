nonisolated struct AppearanceModifier: ViewModifier {
  typealias Body = Never
  var onAppear: (@MainActor () -> Void)?
  var onDisappear: (@MainActor () -> Void)?

  @MainActor static func _makeNode<Content: View>(
    _ modifier: Self, _ content: Content, _ context: _NodeContext
  ) -> _ViewNode {
    let node = AppearanceNode(modifier, context)
    node.begin()
    node.content = Content._makeNode(content, node.childContext)
    node.contentWasMade()
    return node
  }

  @MainActor static func _updateNode<Content: View>(_ node: _ViewNode, _ modifier: Self, _ content: Content) {
    let node = node.cast(to: AppearanceNode.self)
    node.modifier = modifier
    Content._updateNode(node.content, content)
  }
}

/// Tracks whether its content is present: a group of views appears once, with its first member (B31).
class PresenceNode: TransparentNode, AppearanceObserver {
  private(set) final var isPresent = false
  private final var willAppear = false
  /// Whether the content is hidden only by the views around it.
  private final var isHeldBack = false
  /// Whether the node is covered: hidden content has not appeared (B39).
  private final var isCovered = false

  /// Takes the node's turn in the order of appearances; called before the content is made (B30).
  final func begin() {
    isCovered = isOffstage
    guard !isCovered else { return }
    willAppear = true
    graph.observations.addAppearance(self)
  }

  /// Called after the content was made.
  final func contentWasMade() {
    isPresent = hasElements
    if !isPresent { willAppear = false }
  }

  /// Whether the node counts as present while its content shows nothing. Overridden.
  var isPresentWithoutElements: Bool { false }

  private var hasElements: Bool {
    if isPresentWithoutElements { return true }
    if content.isUnary { return true }
    var elements: ContiguousArray<LayoutNode> = []
    content.appendElements(to: &elements)
    return !elements.isEmpty
  }

  override final func childElementsDidChange() {
    graph.updates.elementsDidChange(in: self)
    elementsDidChange()
  }

  override final func refreshElements() {
    let hasElements = hasElements
    guard hasElements != isPresent else { return }
    isPresent = hasElements
    guard !isCovered else { return }
    if hasElements {
      begin()
    } else {
      willAppear = false
      leave()
    }
  }

  final func appear() {
    guard willAppear, !isRemoved else { return }
    isHeldBack = !isShown
    guard !isHeldBack else { return }
    willAppear = false
    didAppear()
  }

  /// C92: one of several alternatives is present only while it is selected.
  private var isShown: Bool {
    guard graph.features.hasAlternatives else { return true }
    var node = firstElement
    while let current = node, let parent = current.layoutParent {
      if !parent.shows(current) { return false }
      node = parent
    }
    return true
  }

  override final func showingMayHaveChanged() {
    if willAppear {
      if isHeldBack, isShown { graph.observations.addAppearance(self) }
    } else if isPresent, !isShown {
      willAppear = true
      isHeldBack = true
      leave()
    }
  }

  override final func willRemove() {
    super.willRemove()
    if isPresent, !willAppear, !isCovered { leave() }
    isPresent = false
  }

  /// The page or tab around the node was covered or uncovered.
  final func setOnstage(_ isOnstage: Bool) {
    guard isCovered == isOnstage else { return }
    if isOnstage {
      isCovered = false
      if isPresent { begin() }
    } else {
      isCovered = true
      if isPresent, !willAppear { leave() }
      willAppear = false
    }
  }

  private func leave() {
    graph.observations.addDisappearance { [self] in didDisappear() }
  }

  /// The content appeared. Overridden.
  func didAppear() {}

  /// The content disappeared. Overridden.
  func didDisappear() {}
}

final class AppearanceNode: PresenceNode {
  var modifier: AppearanceModifier

  init(_ modifier: AppearanceModifier, _ context: NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  override func didAppear() {
    modifier.onAppear?()
  }

  override func didDisappear() {
    modifier.onDisappear?()
  }
}

extension View {
  /// Runs an action when the view comes into the tree, before the frame is drawn (B10, B30).
  @preconcurrency
  nonisolated public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(onAppear: action))
  }

  /// Runs an action when the view leaves the tree (B32).
  @preconcurrency
  nonisolated public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(onDisappear: action))
  }
}
