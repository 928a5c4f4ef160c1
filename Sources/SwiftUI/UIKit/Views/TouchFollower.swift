import Foundation
import TesseraCore

/// What follows touches on a view and on those in it: a gesture recognizer.
@MainActor
package protocol TouchFollower: AnyObject {
  /// Whether it follows a touch.
  func follows(_ touch: UITouch) -> Bool

  /// The touch came down, moved or is gone, or two fingers moved.
  func follow(_ touch: UITouch, _ moment: TouchMoment)

  /// Time passed.
  func timePassed(_ time: Duration)

  /// The touch belongs to something else.
  func lose(_ touch: UITouch)

  /// Whether it is recognized now.
  var isRecognized: Bool { get }

  /// Whether it may still be recognized, by this touch or by another one that follows soon.
  var isWaiting: Bool { get }

  /// Whether views hear no more of a touch that it recognized as its gesture.
  var takesTouches: Bool { get }

  /// When it wants to know the time; nil for never.
  var deadline: Duration? { get }

  /// Whether it may be recognized at the same time as another one.
  func goes(with other: any TouchFollower) -> Bool

  /// Whether another one has to fail first.
  func waits(for other: any TouchFollower) -> Bool

  /// What it recognized is told to its targets.
  func deliver()
}

/// What happens to a touch, for gesture recognizers.
package struct TouchMoment {
  package let time: Duration
  /// The movement of two fingers; nil for one point of contact.
  package let pinch: Pinch?
}
