import Foundation
import TesseraCore

/// A finger or the pointer on a view, from when it comes down until it is gone.
@MainActor @preconcurrency
public final class UITouch: NSObject {
  /// What a touch is doing.
  nonisolated public enum Phase: Int, Sendable {
    /// It came down.
    case began
    /// It moved.
    case moved
    /// It is where it was.
    case stationary
    /// It is gone.
    case ended
    /// It belongs to something else now.
    case cancelled
  }

  /// What touches.
  nonisolated public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct
    /// A finger elsewhere.
    case indirect
    /// A pen.
    case pencil
    /// A mouse or a touchpad that moves the pointer.
    case indirectPointer
  }

  /// The view that the touch came down on.
  public internal(set) weak var view: UIView?
  /// What the touch is doing.
  public internal(set) var phase = Phase.began
  /// When it did it, in seconds of the clock of frames.
  public internal(set) var timestamp: TimeInterval = 0
  /// How many times it came down in a row.
  public internal(set) var tapCount = 1
  /// What touches.
  public internal(set) var type = TouchType.direct
  /// The gesture recognizers that get the touch, without those that another took it from.
  public var gestureRecognizers: [AnyObject]? { followers }

  var followers: [AnyObject] = []
  /// In the coordinates of the root of the views.
  var place = CGPoint.zero
  var previousPlace = CGPoint.zero

  /// The window of the touched view.
  public var window: UIWindow? { view?.window }

  /// How hard it presses: there are no such sensors here, so as hard as an average touch.
  public var force: CGFloat { 1 }

  /// How hard it could press at most.
  public var maximumPossibleForce: CGFloat { 1 }

  /// How large the touch is, in points. It is not known here.
  public var majorRadius: CGFloat { 10 }

  /// Where the touch is, in the coordinates of a view; nil for those of the root.
  public func location(in view: UIView?) -> CGPoint { location(place, in: view) }

  /// Where the touch was before, in the coordinates of a view; nil for those of the root.
  public func previousLocation(in view: UIView?) -> CGPoint { location(previousPlace, in: view) }

  /// The same as `location(in:)`: nothing here measures places more precisely.
  public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  private func location(_ point: CGPoint, in view: UIView?) -> CGPoint {
    guard let view else { return point }
    return view.root.convert(point, to: view)
  }
}
