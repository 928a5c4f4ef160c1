import SwiftUI

/// Follows the pointer over a view while nothing is pressed (J117): it begins where the pointer comes, changes with each
/// movement, and ends where it leaves. Touches make no difference to it.
@MainActor @preconcurrency
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// Where the pointer is on the surface; nil while it is elsewhere.
  private var place: CGPoint?
  private var lastPlace = CGPoint.zero

  open override func location(in view: UIView?) -> CGPoint {
    view?.convert(lastPlace, from: nil) ?? lastPlace
  }

  open override var numberOfTouches: Int { 0 }

  open override var isEnabled: Bool {
    didSet { if !isEnabled { leave(.cancelled) } }
  }

  private func leave(_ end: State) {
    guard place != nil else { return }
    place = nil
    state = end
    deliver()
  }
}

extension UIHoverGestureRecognizer: HoverFollower {
  package func pointerMoved(to newPlace: CGPoint?) {
    guard let newPlace else { return leave(.ended) }
    guard isEnabled, newPlace != place else { return }
    lastPlace = newPlace
    if place == nil {
      if state != .possible { state = .possible }
      reset()
      state = .began
    } else {
      state = .changed
    }
    place = newPlace
    deliver()
  }
}
