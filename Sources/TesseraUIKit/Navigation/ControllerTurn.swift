import SwiftUI

/// A container's way from one of its controllers to another one: whom it tells of what, and when (J39).
@MainActor
struct ControllerTurn {
  let from: UIViewController?
  let to: UIViewController?
  /// The controllers that are taken out of the container, and that were put into it.
  let gone: [UIViewController]
  let came: [UIViewController]
  let isAnimated: Bool
  /// Whether the container is shown, so that its controllers hear of their views.
  let isSeen: Bool

  init(
    from: UIViewController?, to: UIViewController?, gone: [UIViewController] = [], came: [UIViewController] = [],
    isAnimated: Bool, isSeen: Bool
  ) {
    self.from = from
    self.to = to
    self.gone = gone
    self.came = came
    self.isAnimated = isAnimated
    self.isSeen = isSeen
  }

  /// Whether another controller is shown.
  var isTurn: Bool { from !== to }

  /// The old controller's view is about to go, and the new one's to come.
  func begin() {
    for controller in gone {
      controller.willMove(toParent: nil)
      controller.isMovingFromParent = true
    }
    guard isTurn, isSeen else { return }
    // J110: the container's controllers have one place, and so have the size that the last one had there.
    if let to, let size = from?.viewIfLoaded?.bounds.size, size != .zero { to.view.takeSize(size) }
    from?.beginAppearanceTransition(false, animated: isAnimated)
    to?.beginAppearanceTransition(true, animated: isAnimated)
  }

  /// The old controller's view is gone, and the new one's is there.
  func end(in container: UIViewController) {
    if isTurn, isSeen {
      from?.endAppearanceTransition()
      to?.endAppearanceTransition()
    }
    for controller in gone {
      // Another container may have taken it meanwhile.
      if controller.parent === container { controller.removeFromParent() }
      controller.isMovingFromParent = false
    }
    for controller in came { controller.didMove(toParent: container) }
  }
}
