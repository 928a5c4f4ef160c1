import TesseraCore

// What the view of a controller hears of its way onto the surface.
extension UIViewController {
  var container: (any AppearanceForwarding)? { self as? any AppearanceForwarding }

  /// Whether the view is shown, or about to be.
  package var isShown: Bool {
    switch appearance {
    case .willAppear, .isAppearing, .shown: true
    case .gone, .willDisappear: false
    }
  }

  /// Whether a container tells the controller of its view.
  private var isToldByContainer: Bool { parent?.shouldAutomaticallyForwardAppearanceMethods == false }

  func tellOfAppearing() {
    guard appearance == .willAppear else { return }
    appearance = .isAppearing
    viewIsAppearing(isAppearanceAnimated)
  }

  /// The view was put where it will be shown.
  func willShow() {
    guard !isToldByContainer else { return }
    beginAppearanceTransition(true, animated: false)
  }

  /// The view has its size and is about to lay out its subviews.
  func willLayOut() {
    tellOfAppearing()
    viewWillLayoutSubviews()
  }

  func didShow() {
    willShow()
    if !isToldByContainer { endAppearanceTransition() }
  }

  func didGo() {
    guard !isToldByContainer else { return }
    isBeingDismissed = presentingViewController != nil
    beginAppearanceTransition(false, animated: false)
    endAppearanceTransition()
    isBeingDismissed = false
  }
}

/// A container that tells the controllers in it of its own view, when that comes and goes.
@MainActor
package protocol AppearanceForwarding: UIViewController {
  /// The container's view is about to be shown, or to go.
  func appearanceWillChange(_ isAppearing: Bool, animated: Bool)

  /// The container's view is shown, or gone.
  func appearanceDidChange(_ isAppearing: Bool)
}
