import SwiftUI

/// What a view controller is presented by, and what is told of it.
///
/// Subclasses that a transitioning delegate makes say where the view of the controller lies in the container, and put others
/// beside it (J97).
@MainActor @preconcurrency
open class UIPresentationController: NSObject {
  private weak var presented: UIViewController?
  private weak var presenting: UIViewController?

  /// The controller that is presented; an empty one after its end.
  public var presentedViewController: UIViewController { presented ?? UIViewController() }

  /// Is told of the presentation. It is not kept.
  public weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The controller that presents it; an empty one if there is none.
  public var presentingViewController: UIViewController {
    presenting ?? presented?.presentingViewController ?? UIViewController()
  }

  /// A presentation.
  ///
  /// - Parameters:
  ///   - presentedViewController: what is presented. It is not kept.
  ///   - presentingViewController: what presents it; nil if that is not known yet.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    presented = presentedViewController
    presenting = presentingViewController
    super.init()
    presentedViewController.userDidDismiss = { [weak self] in
      guard let self else { return }
      delegate?.presentationControllerDidDismiss(self)
    }
  }

  convenience init(of controller: UIViewController) {
    self.init(presentedViewController: controller, presenting: nil)
  }

  // MARK: Presentations of a program's own

  /// How the controller is presented.
  public var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }

  /// The view that the presented one lies in; nil while there is none, and for sheets, covers and popovers.
  public internal(set) var containerView: UIView?

  /// The view that moves: that of the presented controller.
  open var presentedView: UIView? { presented?.view }

  /// Where the presented view lies at the end, in the coordinates of the container: all of it.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the view of the presenting controller goes. It never does here.
  open var shouldRemovePresentersView: Bool { false }

  /// Whether all of the screen is covered. It makes no difference here.
  open var shouldPresentInFullscreen: Bool { true }

  /// The container is about to place its subviews.
  open func containerViewWillLayoutSubviews() {}

  /// The container has placed its subviews.
  open func containerViewDidLayoutSubviews() {}

  /// The controller is about to come: the place to add views to the container, and to animate them with the transition.
  open func presentationTransitionWillBegin() {}

  /// The controller is there, or the transition was cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// The controller is about to go.
  open func dismissalTransitionWillBegin() {}

  /// The controller is gone, or the transition was cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
}

/// Is told of a presentation.
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// How a popover is presented where there is little room: `none` keeps it one, `fullScreen` and its kin have it cover all.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle

  /// How a popover is presented where there is little room. Without it, the method without traits is asked.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle

  /// The user dismissed it. It is not called where the program does so.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Leaves it as it is.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    .automatic
  }

  /// Asks the method without traits.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }

  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
}

/// The presentation of a controller, whichever of its kinds is asked for first.
@MainActor
private final class KeptPresentation {
  var controller: UIPresentationController?
}

extension UIViewController {
  /// What the controller is or will be presented by.
  public var presentationController: UIPresentationController? {
    popoverPresentationController ?? sheetPresentationController
      ?? kept { UIPresentationController(of: self) }
  }

  /// How the controller is shown as a popover; nil unless its `modalPresentationStyle` is one, or it shares or asks something.
  public var popoverPresentationController: UIPopoverPresentationController? {
    guard modalPresentationStyle == .popover || self is UIActivityViewController || self is UIAlertController else {
      return nil
    }
    return kept { UIPopoverPresentationController(of: self) }
  }

  /// How the controller is shown as a sheet; nil if its `modalPresentationStyle` is another one.
  public var sheetPresentationController: UISheetPresentationController? {
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet: kept { UISheetPresentationController(of: self) }
    default: nil
    }
  }

  /// A presentation of the program's own begins.
  func keepPresentation(_ presentation: UIPresentationController) {
    attachment { KeptPresentation() }.controller = presentation
  }

  private func kept<Presentation: UIPresentationController>(_ make: () -> Presentation) -> Presentation {
    let kept = attachment { KeptPresentation() }
    if let controller = kept.controller as? Presentation { return controller }
    let controller = make()
    controller.delegate = kept.controller?.delegate
    kept.controller = controller
    return controller
  }
}
