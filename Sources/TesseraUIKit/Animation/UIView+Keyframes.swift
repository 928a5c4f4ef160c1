import Foundation
import SwiftUI
import TesseraCore

extension UIView {
  /// How an animation with keyframes runs.
  nonisolated public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Subviews are laid out with the changes. They always are here.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Views can be touched meanwhile. They always can here.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// It begins where another one is. It begins with the values of the views here.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// It begins again when it ends, forever.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// With `repeat`, it runs backward after it ran forward.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// It takes the time that is said, in another animation, too. It always does here.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// It has the options that are said, in another animation, too. It always has here.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Between keyframes there is what lies between their values.
    public static let calculationModeLinear = KeyframeAnimationOptions([])
    /// Between keyframes there is nothing.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// All keyframes have one speed. It is as `calculationModeLinear` here.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// A smooth curve leads through the keyframes. It is as `calculationModeLinear` here.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// A smooth curve, at one speed. It is as `calculationModeLinear` here.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    fileprivate var mode: CAAnimationCalculationMode {
      (rawValue >> 10) & 7 == 1 ? .discrete : .linear
    }

    /// The curve of the whole animation, which the options of other animations can say in their bits.
    fileprivate var timing: CAMediaTimingFunction {
      let names: [CAMediaTimingFunctionName] = [.easeInEaseOut, .easeIn, .easeOut, .linear]
      return CAMediaTimingFunction(name: names[Int((rawValue >> 16) & 3)])
    }
  }

  /// Animates changes of views that follow one another (J147). Views have their last values at once.
  ///
  /// - Parameters:
  ///   - duration: of all of it, in seconds; what is not a positive number makes the changes at once.
  ///   - delay: before it begins, in seconds.
  ///   - options: how it runs.
  ///   - animations: adds the changes by `addKeyframe`. What it changes itself takes the whole time.
  ///   - completion: called when the animation is over.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    guard isPossible(duration), areAnimationsEnabled else {
      animations()
      completion?(true)
      return
    }
    let recording = KeyframeRecording(animations)
    let group = CompletionGroup()
    group.completion = { completion?(true) }
    for track in recording.tracks {
      for animation in track.animations {
        animation.duration = duration
        animation.beginTime = delay > 0 && delay.isFinite ? CACurrentMediaTime() + delay : 0
        animation.fillMode = .backwards
        animation.calculationMode = options.mode
        animation.timingFunction = options.timing
        if options.contains(.repeat) { animation.repeatCount = .infinity }
        animation.autoreverses = options.contains([.repeat, .autoreverse])
        group.enter()
        animation.delegate = KeyframeEnd(group)
        track.layer.add(animation, forKey: nil)
      }
    }
    group.leave()
  }

  /// Adds changes to an animation with keyframes; elsewhere they are made at once (J147).
  ///
  /// - Parameters:
  ///   - frameStartTime: when they begin, from 0 to 1; other values count as the nearer of the two.
  ///   - frameDuration: how long they take, in parts of the whole animation, which they do not outlast.
  ///   - animations: what is animated.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let recording = KeyframeRecording.current else { return animations() }
    recording.add(start: frameStartTime, duration: frameDuration, animations)
  }
}

/// Tells a group of the end of an animation.
private final class KeyframeEnd: CAAnimationDelegate {
  private let group: CompletionGroup

  init(_ group: CompletionGroup) {
    self.group = group
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    group.leave()
  }
}
