import Foundation

/// Sets the part that a view plays in the animation of its presentation.
nonisolated package struct PresentedPartModifier: WrapperModifier {
  package enum Part {
    /// The backdrop: it fades.
    case backdrop(letsPressesPass: Bool)
    /// The presented card; nil for no animation.
    case card(PresentationAnimation?)
  }

  package var part: Part
  package var grip: PresentationDrag?

  package init(_ part: Part, grip: PresentationDrag? = nil) {
    self.part = part
    self.grip = grip
  }

  @MainActor package func makeWrapper(_ context: _NodeContext) -> PresentedPartNode {
    PresentedPartNode(self, context)
  }

  @MainActor package func complete(_ wrapper: PresentedPartNode) {
    wrapper.modal?.add(wrapper)
  }

  @MainActor package func update(_ wrapper: PresentedPartNode) {
    wrapper.receive(self)
  }
}

package final class PresentedPartNode: WrapperNode {
  private(set) var part: PresentedPartModifier.Part
  private(set) weak var modal: ModalNode?

  init(_ modifier: PresentedPartModifier, _ context: NodeContext) {
    part = modifier.part
    super.init(context)
    modal = Self.modal(around: self)
    modifier.grip?.node = self
  }

  func receive(_ modifier: PresentedPartModifier) {
    part = modifier.part
    modifier.grip?.node = self
    modal?.partDidChange(self)
  }

  private static func modal(around start: ViewNode) -> ModalNode? {
    var node = start
    while let parent = node.parent, parent !== node {
      if let modal = parent as? ModalNode { return modal }
      node = parent
    }
    return nil
  }

  /// How far the card is from where it is out of sight, points.
  var wayDown: CGFloat {
    guard case .card(let movement?) = part else { return 0 }
    return movement.wayDown(from: frameInSurface, in: graph.surface.size)
  }

  // MARK: Drawing

  override var draws: Bool { true }

  override func render(into builder: inout DisplayListBuilder, at origin: CGPoint) {
    guard let modal, modal.isOnTheWay else { return super.render(into: &builder, at: origin) }
    let appearance = appearance(in: modal)
    let opacity = min(max(appearance.opacity, 0), 1)
    guard opacity > 0 else { return }
    // It is drawn at its final place, so that pixels and edges of the surface are the final ones.
    let items = builder.collect { super.render(into: &$0, at: origin) }
    guard !items.isEmpty else { return }
    builder.add(.group(DisplayGroup(transform: appearance.transform, opacity: opacity, items: items)))
  }

  private func appearance(in modal: ModalNode) -> PresentedAppearance {
    switch part {
    case .card(let movement?) where !scope.values.accessibilityReduceMotion:
      movement.appearance(
        share: modal.shownShare, approach: modal.shownApproach, frameInSurface, in: graph.surface)
    case .backdrop, .card: PresentedAppearance(opacity: modal.shownShare)
    }
  }
}

/// The drag of a presentation.
nonisolated package final class PresentationDrag: Sendable {
  @MainActor fileprivate weak var node: PresentedPartNode?

  package init() {}

  /// Dismisses the dragged presentation from its current place, with the velocity of the drag.
  ///
  /// - Parameters:
  /// - speed: its downward velocity, in points per second.
  /// - dismiss: dismisses the presentation.
  /// - restore: called if it was not dismissed.
  @MainActor
  package func letGo(speed: CGFloat, dismiss: () -> Void, orElse restore: @escaping @MainActor () -> Void) {
    guard let modal = node?.modal, let way = node?.wayDown else {
      dismiss()
      return restore()
    }
    modal.speedLetGo = way > 0 ? -Double(speed / way) : nil
    dismiss()
    modal.restoreUnlessLeaving(restore)
  }
}

extension ModalNode {
  /// Calls an action if the presentation still exists after all pending writes were applied.
  fileprivate func restoreUnlessLeaving(_ restore: @escaping @MainActor () -> Void) {
    graph.observations.addChange { [weak self] in
      guard let self, !isRemoved else { return }
      guard graph.updates.transactions.isEmpty else { return restoreUnlessLeaving(restore) }
      speedLetGo = nil
      if !isLeaving { restore() }
    }
    graph.requestFrame()
  }
}
