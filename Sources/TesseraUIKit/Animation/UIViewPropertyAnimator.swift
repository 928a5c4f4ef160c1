import Foundation
import SwiftUI

/// Animates changes of views, which can be added until it begins.
///
/// One that is paused before it runs can be moved by `fractionComplete`, and paused again (J163).
@MainActor @preconcurrency
open class UIViewPropertyAnimator: NSObject {
  /// How far an animator is.
  nonisolated public enum State: Int, Sendable {
    /// It has not begun.
    case inactive = 0
    /// It runs, or is paused.
    case active
    /// It was stopped.
    case stopped
  }

  /// Where an animation ends.
  nonisolated public enum Position: Int, Sendable {
    /// Where it should.
    case end = 0
    /// Where it began.
    case start
    /// In between.
    case current
  }

  /// How long it takes, in seconds.
  public let duration: TimeInterval
  /// How far it is.
  public private(set) var state = State.inactive
  private let animation: Animation
  /// How much of the way is over at a part of the time.
  private let curve: (Double) -> Double
  private var changes: [() -> Void] = []
  private var completions: [(Position) -> Void] = []

  /// An animator with a curve.
  public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.duration = duration
    animation = curve.timing.animation(duration: duration.isFinite ? max(duration, 0) : 0)
    self.curve = { curve.timing.unitCurve.value(at: $0) }
    super.init()
    if let animations { changes.append(animations) }
  }

  /// An animator with a curve that has two control points.
  public init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    let timing = Animation.TimingCurve.curve(point1.x, point1.y, point2.x, point2.y)
    animation = timing.animation(duration: duration.isFinite ? max(duration, 0) : 0)
    curve = { timing.unitCurve.value(at: $0) }
    super.init()
    if let animations { changes.append(animations) }
  }

  /// An animator with a spring.
  public init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.duration = duration
    let ratio = ratio.isFinite ? min(max(ratio, 0.05), 1) : 1
    let settling = duration.isFinite && duration > 0 ? duration : 0.01
    let spring = Spring(settlingDuration: settling, dampingRatio: ratio)
    animation = .interpolatingSpring(spring)
    curve = { $0 >= 1 ? 1 : spring.value(target: 1.0, time: $0 * settling) }
    super.init()
    if let animations { changes.append(animations) }
  }

  /// Whether it runs.
  public var isRunning: Bool { state == .active && scrub?.isPaused != true }

  /// What was paused before it ran; nil for an animator that was not.
  private var scrub: ScrubbedChanges?

  /// Whether it runs backward. It can be chosen while it is paused.
  open var isReversed = false

  /// Whether it stays active at its end, so that it can be moved back, if it was paused before.
  open var pausesOnCompletion = false

  /// Whether `fractionComplete` is a part of the way rather than of the time. It always is here.
  open var scrubsLinearly = true

  /// How much of the way is over, from 0 to 1; other values count as the nearer of the two. Setting it pauses the animator
  /// (J163).
  open var fractionComplete: CGFloat {
    get { scrub?.fraction ?? 0 }
    set {
      guard !newValue.isNaN else { return }
      pauseAnimation()
      scrub?.show(min(max(newValue, 0), 1))
    }
  }

  /// Adds changes. Once the animator runs, they begin at once.
  open func addAnimations(_ animation: @escaping () -> Void) {
    if state == .active { return AnimationStart.animate(self.animation, animation) {} }
    changes.append(animation)
  }

  /// Adds what is called when it is over.
  open func addCompletion(_ completion: @escaping (Position) -> Void) {
    completions.append(completion)
  }

  /// Begins.
  open func startAnimation() {
    startAnimation(afterDelay: 0)
  }

  /// Begins later.
  ///
  /// - Parameter delay: in seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    if scrub?.isPaused == true { return continueAnimation(withTimingParameters: nil, durationFactor: 0) }
    guard state == .inactive else { return }
    state = .active
    let animation = delay > 0 && delay.isFinite ? animation.delay(delay) : animation
    AnimationStart.animate(animation) {
      for change in changes { change() }
    } completion: {
      self.finish(at: .end)
    }
  }

  // MARK: Pauses

  /// Waits where it is; an animator that has not begun does so first. One that runs without having been paused before goes on,
  /// with a warning (J163).
  open func pauseAnimation() {
    if state == .inactive {
      state = .active
      scrub = ScrubbedChanges(changes)
      changes = []
    }
    guard state == .active else { return }
    guard let scrub else {
      return RuntimeWarning.report(
        .withoutEffect("an animator that runs can be paused only if it was paused before it began"))
    }
    scrub.pause()
  }

  /// Goes on after a pause.
  ///
  /// - Parameters:
  ///   - parameters: another curve; nil for that of the animator.
  ///   - durationFactor: how long the rest takes, in parts of the duration; 0 for as long as it would take anyway.
  open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    guard state == .active, let scrub, scrub.isPaused else { return }
    let end: CGFloat = isReversed ? 0 : 1
    let rest = durationFactor > 0 && durationFactor.isFinite ? durationFactor : abs(end - scrub.fraction)
    scrub.run(to: end, for: duration * rest, along: parameters?.timingCurve ?? curve) { [self] in
      if !pausesOnCompletion { finish(at: isReversed ? .start : .end) }
    }
  }

  /// Stops for good.
  ///
  /// - Parameter withoutFinishing: whether views stay as they are seen, and nothing is called; else `finishAnimation(at:)` says
  ///   how they end.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active, let scrub else { return }
    scrub.pause()
    guard withoutFinishing else { return state = .stopped }
    scrub.settle(at: scrub.fraction)
    self.scrub = nil
    completions = []
    state = .inactive
  }

  /// Ends an animator that was stopped, with the views as they were at its begin, are at its end, or are seen.
  open func finishAnimation(at finalPosition: Position) {
    guard state == .stopped else { return }
    state = .active
    finish(at: finalPosition)
  }

  private func finish(at position: Position) {
    guard state == .active else { return }
    switch position {
    case .end: scrub?.settle(at: 1)
    case .start: scrub?.settle(at: 0)
    case .current: scrub?.settle(at: scrub?.fraction ?? 1)
    }
    scrub = nil
    state = .inactive
    changes = []
    let completions = completions
    self.completions = []
    for completion in completions { completion(position) }
  }

  /// Makes changes with an animation that begins now.
  ///
  /// - Returns: the animator, which runs.
  @discardableResult
  public static func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Position) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let curve: UIView.AnimationCurve =
      options.contains(.curveLinear)
      ? .linear : options.contains(.curveEaseOut) ? .easeOut : options.contains(.curveEaseIn) ? .easeIn : .easeInOut
    let animator = UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }
}

/// The curve of an animator.
@MainActor @preconcurrency
public protocol UITimingCurveProvider: AnyObject {
  /// How much of the way is over at a part of the time.
  var timingCurve: (Double) -> Double { get }
}

/// A curve without a spring.
@MainActor @preconcurrency
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  private let timing: Animation.TimingCurve

  public var timingCurve: (Double) -> Double {
    let curve = timing.unitCurve
    return { curve.value(at: $0) }
  }

  /// One that begins and ends slowly.
  public override convenience init() {
    self.init(animationCurve: .easeInOut)
  }

  /// One of the known curves.
  public init(animationCurve curve: UIView.AnimationCurve) {
    timing = curve.timing
    super.init()
  }

  /// A Bézier curve from (0, 0) to (1, 1) with two control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    timing = .curve(point1.x, point1.y, point2.x, point2.y)
    super.init()
  }
}

/// The curve of a spring.
@MainActor @preconcurrency
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private let spring: Spring

  public var timingCurve: (Double) -> Double {
    let spring = spring
    return { $0 >= 1 ? 1 : spring.value(target: 1.0, time: $0) }
  }

  /// A spring.
  ///
  /// - Parameter ratio: 1 for no bouncing; the nearer to 0, the more.
  public init(dampingRatio ratio: CGFloat) {
    spring = Spring(settlingDuration: 1, dampingRatio: ratio.isFinite ? min(max(ratio, 0.05), 1) : 1)
    super.init()
  }
}
