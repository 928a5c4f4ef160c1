import TesseraCore

// What a controller presents.
extension UIViewController {
  func containedPresentationDidEnd(_ contained: any ContainedPresentation) {
    guard state.contained === contained else { return }
    state.contained = nil
    setPresented(nil, animated: false)
  }

  /// The controller that presents this one or one around it.
  var nearestPresenting: UIViewController? {
    presentingViewController ?? parent?.nearestPresenting
  }

  /// The user closed the dialog of a controller that this one presents, or presented before another one.
  func dialogDidClose(of controller: UIViewController) {
    if state.presented === controller { setPresented(nil, animated: true) }
  }

  func setPresented(_ controller: UIViewController?, animated: Bool) {
    withTransaction(Transaction(disablesAnimations: !animated)) {
      state.presented = controller
      state.followed.didChange()
    }
  }
}

extension Transaction {
  fileprivate init(disablesAnimations: Bool) {
    self.init()
    self.disablesAnimations = disablesAnimations
  }
}
