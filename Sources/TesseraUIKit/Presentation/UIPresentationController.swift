import SwiftUI

/// What a view controller is presented by, and what is told of it.
@MainActor @preconcurrency
open class UIPresentationController: NSObject {
  private weak var presented: UIViewController?

  /// The controller that is presented; an empty one after its end.
  public var presentedViewController: UIViewController { presented ?? UIViewController() }

  /// Is told of the presentation. It is not kept.
  public weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The controller that presents it.
  public var presentingViewController: UIViewController? { presentedViewController.presentingViewController }

  init(of controller: UIViewController) {
    presented = controller
    super.init()
    controller.userDidDismiss = { [weak self] in
      guard let self else { return }
      delegate?.presentationControllerDidDismiss(self)
    }
  }
}

/// Is told of a presentation.
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// How it is presented where there is little room. Popovers are sheets here, so it is not asked for.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle

  /// How it is presented where there is little room. Popovers are sheets here, so it is not asked for.
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

  /// Leaves it as it is.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .automatic }

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
  ///
  /// Popovers of UIKit are sheets here, as on a phone.
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

  private func kept<Presentation: UIPresentationController>(_ make: () -> Presentation) -> Presentation {
    let kept = attachment { KeptPresentation() }
    if let controller = kept.controller as? Presentation { return controller }
    let controller = make()
    controller.delegate = kept.controller?.delegate
    kept.controller = controller
    return controller
  }
}
