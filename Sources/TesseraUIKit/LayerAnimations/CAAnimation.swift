import Foundation
import SwiftUI

/// A change of what a layer shows, which leaves the layer's own values as they are (J88).
///
/// It runs while the layer is shown, and begins with the first frame that shows it. Layers keep a copy of what is added.
@MainActor @preconcurrency
open class CAAnimation: NSObject, CAMediaTiming {
  public required override init() {
    super.init()
  }

  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  /// How it begins and ends; nil for at one speed.
  open var timingFunction: CAMediaTimingFunction?

  /// Is told of its begin and its end, and is kept as long as it runs.
  open var delegate: (any CAAnimationDelegate)?

  /// Whether the layer lets go of it at its end, and shows its own value again.
  open var isRemovedOnCompletion = true

  private var notes: [String: Any] = [:]

  /// Keeps a value under a name of the program's choice.
  open func setValue(_ value: Any?, forKey key: String) {
    notes[key] = value
  }

  /// The value that is kept under a name; nil for none.
  open func value(forKey key: String) -> Any? { notes[key] }

  /// What the layer keeps.
  func copied() -> CAAnimation {
    let copy = Self.init()
    copy.take(self)
    return copy
  }

  /// Takes the values of another animation of the same type. Overridden.
  func take(_ other: CAAnimation) {
    beginTime = other.beginTime
    duration = other.duration
    speed = other.speed
    timeOffset = other.timeOffset
    repeatCount = other.repeatCount
    repeatDuration = other.repeatDuration
    autoreverses = other.autoreverses
    fillMode = other.fillMode
    timingFunction = other.timingFunction
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
    notes = other.notes
  }

  // MARK: Time

  /// How long it takes once, in seconds.
  var length: Double { duration > 0 && duration.isFinite ? duration : CATransaction.animationDuration() }

  /// How fast it runs.
  private var pace: Double { speed > 0 && speed.isFinite ? Double(speed) : 1 }

  /// How long it takes with all repetitions, in seconds of the time around it.
  var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration / pace }
    let count = repeatCount > 0 ? Double(repeatCount) : 1
    return length * (autoreverses ? 2 : 1) * count / pace
  }

  /// How much of it is over.
  ///
  /// - Parameter time: the seconds since its begin; negative before that.
  /// - Returns: from 0 to 1, before its timing function; nil if it shows nothing then.
  func progress(at time: Double) -> Double? {
    let end = activeDuration
    guard time >= 0 || fillMode.beginsEarly, time < end || fillMode.goesOn else { return nil }
    let within = min(max(time, 0), end) * pace + (timeOffset.isFinite ? timeOffset : 0)
    let share = within / length
    let cycle = autoreverses ? 2.0 : 1.0
    var rest = share.truncatingRemainder(dividingBy: cycle)
    // At the end of the last repetition, that is over and no other one begun.
    if rest == 0, share > 0, time >= end { rest = cycle }
    return max(0, rest > 1 ? 2 - rest : rest)
  }

  /// Shows what there is to be seen at a moment. Overridden.
  ///
  /// - Parameters:
  ///   - time: the seconds since its begin.
  ///   - look: what the layer shows.
  func apply(at time: Double, to look: inout LayerLook) {}
}

/// Is told of the begin and the end of an animation. Both methods may be left out.
@MainActor @preconcurrency
public protocol CAAnimationDelegate: AnyObject {
  /// The animation begins.
  func animationDidStart(_ anim: CAAnimation)

  /// The animation is over.
  ///
  /// - Parameters:
  ///   - anim: what the layer kept of it.
  ///   - flag: whether it ran to its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}

  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
