import Foundation
import SwiftUI
import TesseraUIKit

/// Recognizes clicks in a row (J421).
@MainActor @preconcurrency
open class NSClickGestureRecognizer: NSGestureRecognizer {
  override func makeBacking() -> UIGestureRecognizer { UITapGestureRecognizer() }

  private var tap: UITapGestureRecognizer? { backing as? UITapGestureRecognizer }

  /// How many clicks it takes; less than one count as one.
  open var numberOfClicksRequired: Int {
    get { tap?.numberOfTapsRequired ?? 1 }
    set { tap?.numberOfTapsRequired = max(1, newValue) }
  }

  /// The buttons that count, as bits: the main one is 1. Presses of others are no gestures here.
  open var buttonMask = 1 {
    didSet { tap?.numberOfTouchesRequired = buttonMask & 1 == 1 ? 1 : 2 }
  }
}

/// Recognizes a movement of the pointer while the main button is down (J421).
@MainActor @preconcurrency
open class NSPanGestureRecognizer: NSGestureRecognizer {
  override func makeBacking() -> UIGestureRecognizer { UIPanGestureRecognizer() }

  private var pan: UIPanGestureRecognizer? { backing as? UIPanGestureRecognizer }

  /// The buttons that count, as bits: the main one is 1. Presses of others are no gestures here.
  open var buttonMask = 1 {
    didSet { pan?.minimumNumberOfTouches = buttonMask & 1 == 1 ? 1 : 2 }
  }

  /// How far the pointer moved, in the coordinates of a view; nil for those of the window.
  open func translation(in view: NSView?) -> CGPoint {
    turned(pan?.translation(in: (view ?? self.view)?.backing) ?? .zero, in: view)
  }

  /// Sets how far the pointer counts as moved.
  open func setTranslation(_ translation: CGPoint, in view: NSView?) {
    pan?.setTranslation(turned(translation, in: view), in: (view ?? self.view)?.backing)
  }

  /// How fast the pointer moves, in points a second, in the coordinates of a view; nil for those of the window.
  open func velocity(in view: NSView?) -> CGPoint {
    turned(pan?.velocity(in: (view ?? self.view)?.backing) ?? .zero, in: view)
  }

  /// The window's y grows upward, as that of views does that are not flipped.
  private func turned(_ distance: CGPoint, in view: NSView?) -> CGPoint {
    view?.isFlipped == true ? distance : CGPoint(x: distance.x, y: -distance.y)
  }
}

/// Recognizes a press of the main button that stays where it is (J421).
@MainActor @preconcurrency
open class NSPressGestureRecognizer: NSGestureRecognizer {
  override func makeBacking() -> UIGestureRecognizer { UILongPressGestureRecognizer() }

  private var press: UILongPressGestureRecognizer? { backing as? UILongPressGestureRecognizer }

  /// The buttons that count, as bits: the main one is 1. Presses of others are no gestures here.
  open var buttonMask = 1 {
    didSet { press?.numberOfTapsRequired = buttonMask & 1 == 1 ? 0 : 1 }
  }

  /// How long it stays, in seconds.
  open var minimumPressDuration: TimeInterval {
    get { press?.minimumPressDuration ?? 0.5 }
    set { press?.minimumPressDuration = newValue }
  }

  /// How far it may move meanwhile, in points.
  open var allowableMovement: CGFloat {
    get { press?.allowableMovement ?? 10 }
    set { press?.allowableMovement = newValue }
  }
}

/// Recognizes two fingers that move apart or together (J421).
@MainActor @preconcurrency
open class NSMagnificationGestureRecognizer: NSGestureRecognizer {
  override func makeBacking() -> UIGestureRecognizer { UIPinchGestureRecognizer() }

  /// How much larger things become: 0 in the beginning, 1 for twice as large.
  open var magnification: CGFloat {
    get { ((backing as? UIPinchGestureRecognizer)?.scale ?? 1) - 1 }
    set { (backing as? UIPinchGestureRecognizer)?.scale = newValue + 1 }
  }
}

/// Recognizes two fingers that turn around each other (J421).
@MainActor @preconcurrency
open class NSRotationGestureRecognizer: NSGestureRecognizer {
  override func makeBacking() -> UIGestureRecognizer { UIRotationGestureRecognizer() }

  /// How far they turned, in radians, counterclockwise.
  open var rotation: CGFloat {
    get { -((backing as? UIRotationGestureRecognizer)?.rotation ?? 0) }
    set { (backing as? UIRotationGestureRecognizer)?.rotation = -newValue }
  }

  /// How far they turned, in degrees, counterclockwise.
  open var rotationInDegrees: CGFloat {
    get { rotation * 180 / .pi }
    set { rotation = newValue * .pi / 180 }
  }
}
