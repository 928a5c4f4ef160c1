import Foundation
import SwiftUI

/// Presents a controller as its transitioning delegate says (J97).
@MainActor
final class CustomPresentation: ContainedPresentation {
  private let presented: UIViewController
  private let controller: UIPresentationController
  private let frame: PresentationContainer
  private weak var delegate: (any UIViewControllerTransitioningDelegate)?
  /// What moves the controller into place; nil for its style.
  private let arrival: (any UIViewControllerAnimatedTransitioning)?
  private var transition: ControllerTransition?
  /// Moves the controller at the moment.
  private var animator: (any UIViewControllerAnimatedTransitioning)?

  /// nil if the delegate has nothing to say about the controller: it is presented in one of the usual ways.
  init?(of presented: UIViewController, by presenting: UIViewController) {
    guard let delegate = presented.transitioningDelegate, presented.dialog == nil else { return nil }
    let isCustom = presented.modalPresentationStyle == .custom
    arrival = delegate.animationController(forPresented: presented, presenting: presenting, source: presenting)
    guard isCustom || arrival != nil && presented.modalPresentationStyle != .popover else { return nil }
    self.presented = presented
    self.delegate = delegate
    let own =
      isCustom
      ? delegate.presentationController(forPresented: presented, presenting: presenting, source: presenting) : nil
    controller = own ?? UIPresentationController(presentedViewController: presented, presenting: presenting)
    frame = PresentationContainer(of: controller, fills: own == nil)
    controller.containerView = frame
    presented.keepPresentation(controller)
  }

  var container: UIView { frame }

  func begin(animated: Bool, completion: @escaping () -> Void) {
    let transition = start(isArrival: true, animated)
    controller.presentationTransitionWillBegin()
    transition.whenOver = { [self] completed in
      finish(completed)
      if completed { place() }
      controller.presentationTransitionDidEnd(completed)
      if !completed { presented.dismiss(animated: false) }
      completion()
    }
    if !animated { place() }
    guard animated else { return run(transition, nil) }
    run(
      transition, arrival ?? StyledTransition(presented.modalTransitionStyle),
      following: arrival.flatMap { delegate?.interactionControllerForPresentation(using: $0) })
  }

  func end(animated: Bool, completion: @escaping () -> Void) {
    let transition = start(isArrival: false, animated)
    controller.dismissalTransitionWillBegin()
    transition.whenOver = { [self] completed in
      finish(completed)
      if completed { controller.presentedView?.removeFromSuperview() }
      controller.dismissalTransitionDidEnd(completed)
      guard completed else { return }
      controller.containerView = nil
      completion()
    }
    guard animated else { return run(transition, nil) }
    let departure = delegate?.animationController(forDismissed: presented)
    run(
      transition, departure ?? StyledTransition(presented.modalTransitionStyle),
      following: departure.flatMap { delegate?.interactionControllerForDismissal(using: $0) })
  }

  private func start(isArrival: Bool, _ isAnimated: Bool) -> ControllerTransition {
    transition?.abandon()
    let new = ControllerTransition(controller, in: frame, isArrival: isArrival, isAnimated: isAnimated)
    transition = new
    presented.currentTransition = new
    return new
  }

  private func run(
    _ transition: ControllerTransition, _ animator: (any UIViewControllerAnimatedTransitioning)?,
    following interaction: (any UIViewControllerInteractiveTransitioning)? = nil
  ) {
    self.animator = animator
    transition.run(animator, following: interaction)
  }

  private func finish(_ completed: Bool) {
    transition = nil
    let ended = animator
    animator = nil
    ended?.animationEnded(completed)
  }

  /// Puts the view where it lies at the end, if nothing else did.
  private func place() {
    guard let view = controller.presentedView, view.superview == nil else { return }
    view.frame = controller.frameOfPresentedViewInContainerView
    frame.addSubview(view)
  }
}

/// What a presented view lies in.
@MainActor
private final class PresentationContainer: UIView {
  private weak var presentation: UIPresentationController?
  /// Whether the presented view fills the container.
  private let isFilled: Bool

  init(of presentation: UIPresentationController, fills: Bool) {
    self.presentation = presentation
    isFilled = fills
    super.init(frame: UIScreen.main.bounds)
  }

  required init?(coder: NSCoder) {
    isFilled = true
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    presentation?.containerViewWillLayoutSubviews()
    if isFilled, let view = presentation?.presentedView, view.superview === self, view.transform.isIdentity {
      view.frame = bounds
    }
    presentation?.containerViewDidLayoutSubviews()
  }
}
