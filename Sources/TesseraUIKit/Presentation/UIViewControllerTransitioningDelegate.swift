import Foundation
import SwiftUI

/// Makes what presents a controller, and what moves it. All methods may be left out (J97).
@MainActor @preconcurrency
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// What moves the controller into place; nil for its `modalTransitionStyle`.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// What moves the controller away; nil for its `modalTransitionStyle`.
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?

  /// What has the movement of the controller into place follow something, such as a gesture; nil if it runs by itself. It is
  /// asked where the delegate has an animation controller (J301).
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// What has the movement of the controller away follow something; nil if it runs by itself.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// What says where the controller lies, if its `modalPresentationStyle` is `custom`; nil for all of the screen.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
}

/// Moves controllers in a transition.
@MainActor @preconcurrency
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// How long it takes, in seconds: as long as what moves alongside does.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval

  /// Begins to move. It adds the view that comes to the container, and calls `completeTransition` at the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// The transition is over. May be left out.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// What a transition that goes on tells those who move it.
@MainActor @preconcurrency
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view that it happens in.
  var containerView: UIView { get }

  /// Whether it moves.
  var isAnimated: Bool { get }

  /// Whether it follows something, such as a gesture.
  var isInteractive: Bool { get }

  /// Whether it ended where it began, or is about to.
  var transitionWasCancelled: Bool { get }

  /// How the controller is presented.
  var presentationStyle: UIModalPresentationStyle { get }

  /// What it follows came to a part of the way, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)

  /// What it follows is over: it goes on to its end.
  func finishInteractiveTransition()

  /// What it follows is over: it goes back to where it began.
  func cancelInteractiveTransition()

  /// It is over.
  ///
  /// - Parameter didComplete: false if it ended where it began.
  func completeTransition(_ didComplete: Bool)

  /// A controller that takes part in it; nil if there is none.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// A view that comes or leaves; nil if there is none.
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// Where the view of a controller lies at the beginning, in the container; zero if that is not known.
  func initialFrame(for vc: UIViewController) -> CGRect

  /// Where the view of a controller lies at the end, in the container; zero if that is not known.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// What a controller has to do with transitions.
@MainActor
private final class ControllerTransitions {
  weak var delegate: (any UIViewControllerTransitioningDelegate)?
  weak var current: ControllerTransition?
}

extension UIViewController {
  /// Makes what presents the controller, and what moves it. It is not kept.
  ///
  /// It is asked where `modalPresentationStyle` is `custom`, and otherwise only for what moves the controller.
  public weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { attachment { ControllerTransitions() }.delegate }
    set {
      attachment { ControllerTransitions() }.delegate = newValue
      makeContainedPresentation = { [unowned self] in CustomPresentation(of: self, by: $0) }
    }
  }

  /// Runs animations with the transition that goes on; nil while there is none.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    currentTransition ?? presentedViewController?.currentTransition
  }

  /// The transition in which the controller comes or goes.
  var currentTransition: ControllerTransition? {
    get { attachment { ControllerTransitions() }.current }
    set { attachment { ControllerTransitions() }.current = newValue }
  }
}
