import Foundation

/// What happens while the pointer is over a view.
nonisolated struct HoverModifier: WrapperModifier {
  enum Reaction {
    case tell(@MainActor (Bool) -> Void)
    case follow(CoordinateSpace, @MainActor (HoverPhase) -> Void)
    case shape(PointerShape?)
    case help(Text)
  }

  var reaction: Reaction

  @MainActor func makeWrapper(_ context: _NodeContext) -> HoverNode {
    HoverNode(reaction, context)
  }

  @MainActor func complete(_ wrapper: HoverNode) {
    wrapper.graph.hover.add(wrapper)
  }

  @MainActor func update(_ wrapper: HoverNode) {
    wrapper.reaction = reaction
  }
}

/// Reacts to the pointer in its frame.
final class HoverNode: WrapperNode {
  var reaction: HoverModifier.Reaction
  private(set) var isHovered = false
  private var location: CGPoint?

  init(_ reaction: HoverModifier.Reaction, _ context: NodeContext) {
    self.reaction = reaction
    super.init(context)
  }

  override func willRemove() {
    super.willRemove()
    graph.hover.remove(self)
  }

  var shape: PointerShape? {
    if case .shape(let shape) = reaction { shape } else { nil }
  }

  var help: String? {
    if case .help(let text) = reaction { text.resolvedString(in: scope.values) } else { nil }
  }

  func pointerDidMove(to newLocation: CGPoint?) {
    let wasHovered = isHovered
    isHovered = newLocation.map(isUnder) ?? false
    let didMove = newLocation != location
    location = newLocation
    switch reaction {
    case .tell(let action):
      if isHovered != wasHovered { action(isHovered) }
    case .follow(let space, let action):
      if let newLocation, isHovered, didMove || !wasHovered {
        action(.active(point(newLocation, in: space)))
      } else if wasHovered, !isHovered {
        action(.ended)
      }
    case .shape, .help:
      break
    }
  }

  /// Whether a point of the surface lies in the part of the frame that can be seen.
  private func isUnder(_ point: CGPoint) -> Bool {
    guard frameInSurface.contains(point), scope.values.isEnabled else { return false }
    var node: LayoutNode = self
    while let parent = node.layoutParent {
      if parent.concealsContent { return false }
      if parent.cutsContent, !parent.frameInSurface.contains(point) { return false }
      node = parent
    }
    return graph.root.layers?.isReached(graph.root.layer(around: self)) != false
  }
}

extension View {
  /// Tells when the pointer enters and leaves the view's frame.
  @preconcurrency
  nonisolated public func onHover(perform action: @escaping @MainActor (Bool) -> Void) -> some View {
    modifier(HoverModifier(reaction: .tell(action)))
  }

  /// Tells where the pointer is while it is over the view's frame.
  @preconcurrency
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping @MainActor (HoverPhase) -> Void
  ) -> some View {
    modifier(HoverModifier(reaction: .follow(coordinateSpace.coordinateSpace, action)))
  }

  /// The spelling of earlier SDKs.
  @_disfavoredOverload @preconcurrency
  nonisolated public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping @MainActor (HoverPhase) -> Void
  ) -> some View {
    modifier(HoverModifier(reaction: .follow(coordinateSpace, action)))
  }

  /// Explains the view in a few words, which are shown when the pointer rests on it.
  nonisolated public func help(_ text: Text) -> some View {
    modifier(HoverModifier(reaction: .help(text))).semantics(.help(text))
  }

  /// Explains the view in a few words, which are shown when the pointer rests on it.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View {
    help(Text(textKey))
  }

  /// Explains the view in a few words, which are shown when the pointer rests on it.
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View {
    help(Text(text))
  }

  /// Whether the pointer is seen over the view (J405). `automatic` leaves that to the views around; `visible` shows an arrow where
  /// they hide it.
  nonisolated public func pointerVisibility(_ visibility: Visibility) -> some View {
    let shape: PointerShape? =
      switch visibility {
      case .automatic: nil
      case .visible: .arrow
      case .hidden: .hidden
      }
    return modifier(HoverModifier(reaction: .shape(shape)))
  }

  /// The style of the pointer over the view; nil leaves it to the views around.
  nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View {
    modifier(HoverModifier(reaction: .shape(style?.shape)))
  }
}
