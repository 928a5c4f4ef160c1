import TesseraCore

extension UIApplication {
  /// Tells the responders that the device was shaken (J148): from the first responder on, or, without one, from the innermost
  /// controller that is shown in a window of UIKit, else from the window.
  package func shake() {
    let (target, event) = (motionTarget, UIEvent(motion: .motionShake))
    target.motionBegan(.motionShake, with: event)
    target.motionEnded(.motionShake, with: event)
  }

  private var motionTarget: UIResponder {
    if let first = UIResponder.first { return first }
    guard let window = windowOfViews else { return self }
    return window.standsForScene ? window : window.rootViewController?.foremost ?? window
  }
}

extension UIViewController {
  /// What this controller presents, or the innermost one in it whose view is shown, or itself.
  fileprivate var foremost: UIViewController {
    (presentedViewController ?? children.last(where: \.isShown))?.foremost ?? self
  }
}
