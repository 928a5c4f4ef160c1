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

/// Where the pointer is while it is over a view.
@frozen
nonisolated public enum HoverPhase: Equatable, Sendable {
  /// Over the view, at a point.
  case active(CGPoint)
  /// Not over the view anymore.
  case ended
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

  /// The style of the pointer over the view; nil leaves it to the views around.
  nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View {
    modifier(HoverModifier(reaction: .shape(style?.shape)))
  }
}

/// The style of the pointer over a view.
nonisolated public struct PointerStyle: Hashable, Sendable {
  let shape: PointerShape

  /// An arrow.
  public static let `default` = PointerStyle(shape: .arrow)
  /// Text in lines can be selected.
  public static let horizontalText = PointerStyle(shape: .text)
  /// Text in columns can be selected.
  public static let verticalText = PointerStyle(shape: .verticalText)
  /// A rectangle can be drawn.
  public static let rectSelection = PointerStyle(shape: .crosshair)
  /// Something can be dragged.
  public static let grabIdle = PointerStyle(shape: .openHand)
  /// Something is being dragged.
  public static let grabActive = PointerStyle(shape: .closedHand)
  /// A link can be opened.
  public static let link = PointerStyle(shape: .link)
  /// Content can be made larger.
  public static let zoomIn = PointerStyle(shape: .zoomIn)
  /// Content can be made smaller.
  public static let zoomOut = PointerStyle(shape: .zoomOut)
  /// The border between columns can be moved.
  public static let columnResize = PointerStyle(shape: .columnResize)
  /// The border between rows can be moved.
  public static let rowResize = PointerStyle(shape: .rowResize)
}
