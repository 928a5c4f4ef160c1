import Foundation
import SwiftUI

/// A controller comes or goes in a container.
@MainActor
final class ControllerTransition: UIViewControllerContextTransitioning, UIViewControllerTransitionCoordinator {
  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  let isAnimated: Bool
  private(set) var transitionDuration: TimeInterval = 0
  private(set) var transitionWasCancelled = false
  private let presented: UIViewController
  private let presenting: UIViewController
  private let isArrival: Bool
  private let view: UIView?
  private let place: CGRect
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var hasBegun = false
  private(set) var isInteractive = false
  private var animator: (any UIViewControllerAnimatedTransitioning)?
  /// What the transition follows; nil for one that runs by itself.
  private var interaction: (any UIViewControllerInteractiveTransitioning)?
  private var isOver = false
  /// Called once, with whether the transition was not cancelled.
  var whenOver: ((Bool) -> Void)?

  /// - Parameters:
  ///   - presentation: where the controller comes or goes.
  ///   - isArrival: whether it comes.
  ///   - isAnimated: whether it moves.
  init(_ presentation: UIPresentationController, in container: UIView, isArrival: Bool, isAnimated: Bool) {
    containerView = container
    presentationStyle = presentation.presentationStyle
    presented = presentation.presentedViewController
    presenting = presentation.presentingViewController
    view = presentation.presentedView
    place = presentation.frameOfPresentedViewInContainerView
    self.isArrival = isArrival
    self.isAnimated = isAnimated
  }

  /// Moves the controller, and what moves alongside.
  ///
  /// - Parameter interaction: what the movement follows; nil for one that runs by itself.
  func run(
    _ animator: (any UIViewControllerAnimatedTransitioning)?,
    following interaction: (any UIViewControllerInteractiveTransitioning)? = nil
  ) {
    self.animator = animator
    self.interaction = interaction
    hasBegun = true
    if let animator {
      let duration = animator.transitionDuration(using: self)
      transitionDuration = duration.isFinite ? max(0, duration) : 0
    }
    guard let interaction else { return move() }
    isInteractive = interaction.wantsInteractiveStart
    interaction.startInteractiveTransition(self)
  }

  /// Begins the animations.
  func move() {
    let animations = animations
    self.animations = []
    UIView.animate(withDuration: transitionDuration) {
      for animation in animations { animation(self) }
    }
    if let animator { animator.animateTransition(using: self) } else { completeTransition(true) }
  }

  func completeTransition(_ didComplete: Bool) {
    guard !isOver else { return }
    isOver = true
    isInteractive = false
    interaction = nil
    animator = nil
    transitionWasCancelled = !didComplete
    whenOver?(didComplete)
    whenOver = nil
    let completions = completions
    self.completions = []
    for completion in completions { completion(self) }
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {}

  func finishInteractiveTransition() {
    isInteractive = false
  }

  func cancelInteractiveTransition() {
    isInteractive = false
    transitionWasCancelled = true
  }

  /// Something else has taken the place of the transition: it says nothing more.
  func abandon() {
    isOver = true
    whenOver = nil
    interaction = nil
    animator = nil
  }

  var isCancelled: Bool { transitionWasCancelled }

  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !isOver else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    guard hasBegun else {
      animations.append(animation)
      return true
    }
    UIView.animate(withDuration: transitionDuration) { animation(self) }
    return true
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: isArrival ? presenting : presented
    case .to: isArrival ? presented : presenting
    default: nil
    }
  }

  /// The view of the presenting controller stays where it is: it neither comes nor leaves.
  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: isArrival ? nil : view
    case .to: isArrival ? view : nil
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    if vc === presenting { return containerView.bounds }
    return isArrival ? .zero : view?.frame ?? place
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    if vc === presenting { return containerView.bounds }
    return isArrival ? place : .zero
  }
}

/// Moves a controller as its `modalTransitionStyle` says.
@MainActor
final class StyledTransition: UIViewControllerAnimatedTransitioning {
  private let style: UIModalTransitionStyle

  init(_ style: UIModalTransitionStyle) {
    self.style = style
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.35 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let duration = transitionDuration(using: transitionContext)
    if let view = transitionContext.view(forKey: .to), let controller = transitionContext.viewController(forKey: .to) {
      view.frame = transitionContext.finalFrame(for: controller)
      transitionContext.containerView.addSubview(view)
      hide(view, in: transitionContext.containerView)
      UIView.animate(withDuration: duration) {
        self.show(view)
      } completion: { _ in
        transitionContext.completeTransition(true)
      }
    } else if let view = transitionContext.view(forKey: .from) {
      UIView.animate(withDuration: duration) {
        self.hide(view, in: transitionContext.containerView)
      } completion: { _ in
        // Another transition may show the same view.
        self.show(view)
        transitionContext.completeTransition(true)
      }
    } else {
      transitionContext.completeTransition(true)
    }
  }

  private func hide(_ view: UIView, in container: UIView) {
    switch style {
    case .coverVertical:
      view.transform = CGAffineTransform(translationX: 0, y: max(0, container.bounds.height - view.frame.minY))
    case .flipHorizontal: view.transform = CGAffineTransform(scaleX: 0.01, y: 1)
    case .crossDissolve, .partialCurl: view.alpha = 0
    }
  }

  private func show(_ view: UIView) {
    view.transform = .identity
    view.alpha = 1
  }
}
