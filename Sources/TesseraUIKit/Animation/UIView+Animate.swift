import Foundation
import SwiftUI

extension UIView {
  /// How an animation runs.
  nonisolated public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Subviews are laid out with the changes. They always are here.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Views can be touched meanwhile. They always can here.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// It begins where another one is. It always does here.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// It begins again when it ends, forever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// With `repeat`, it runs backward after it ran forward.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// It begins and ends slowly.
    public static let curveEaseInOut = AnimationOptions([])
    /// It begins slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// It ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// It runs at one speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// It takes the time that is said, in another animation, too. It always does here.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// It has the curve that is said, in another animation, too. It always has here.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// In a transition, the changes are animated, too.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// A transition from a view to another one hides the first and shows the second, and leaves both where they are.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// It has the options that are said, in another animation, too. It always has here.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// The view turns around a vertical line, from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// The view turns around a vertical line, from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// What was shown goes upward and leaves what is shown.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// What is shown comes down over what was shown.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// What was shown fades into what is shown.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// The view turns around a horizontal line, from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// The view turns around a horizontal line, from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    fileprivate var curve: Animation.TimingCurve {
      switch (rawValue >> 16) & 3 {
      case 1: .easeIn
      case 2: .easeOut
      case 3: .linear
      default: .easeInOut
      }
    }
  }

  /// How an animation begins and ends.
  nonisolated public enum AnimationCurve: Int, Sendable {
    /// It begins and ends slowly.
    case easeInOut = 0
    /// It begins slowly.
    case easeIn
    /// It ends slowly.
    case easeOut
    /// It runs at one speed.
    case linear

    var timing: Animation.TimingCurve {
      switch self {
      case .easeInOut: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    }
  }

  /// Whether changes are animated at the moment.
  private static var isWithoutAnimation = false

  /// Whether changes can be animated.
  public static var areAnimationsEnabled: Bool { !isWithoutAnimation }

  /// Chooses whether changes can be animated.
  public static func setAnimationsEnabled(_ enabled: Bool) {
    isWithoutAnimation = !enabled
  }

  /// Makes changes that are not animated, even in an animation.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let old = isWithoutAnimation
    isWithoutAnimation = true
    defer { isWithoutAnimation = old }
    withAnimation(nil, actionsWithoutAnimation)
  }

  /// Animates changes of views.
  ///
  /// - Parameters:
  ///   - duration: in seconds; what is not a positive number makes the changes at once.
  ///   - delay: before it begins, in seconds.
  ///   - options: how it runs.
  ///   - animations: what is animated.
  ///   - completion: called when the animation is over.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(
      isPossible(duration) ? options.curve.animation(duration: duration) : nil, delay: delay, options: options,
      animations, completion)
  }

  /// Animates changes of views as by a spring.
  ///
  /// - Parameters:
  ///   - duration: until it is at rest, in seconds; what is not a positive number makes the changes at once.
  ///   - delay: before it begins, in seconds.
  ///   - dampingRatio: 1 for no bouncing; the nearer to 0, the more.
  ///   - velocity: in the beginning, in parts of the way in a second.
  ///   - options: how it runs.
  ///   - animations: what is animated.
  ///   - completion: called when the animation is over.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let damping = dampingRatio.isFinite ? min(max(dampingRatio, 0.05), 1) : 1
    let spring = Spring(settlingDuration: isPossible(duration) ? duration : 0.01, dampingRatio: damping)
    run(
      isPossible(duration)
        ? .interpolatingSpring(spring, initialVelocity: velocity.isFinite ? velocity : 0) : nil,
      delay: delay, options: options, animations, completion)
  }

  /// Animates changes of views as by a spring.
  ///
  /// - Parameters:
  ///   - duration: how long it seems to take, in seconds.
  ///   - bounce: 0 for no bouncing, up to 1.
  ///   - initialSpringVelocity: in the beginning, in parts of the way in a second.
  ///   - delay: before it begins, in seconds.
  ///   - options: how it runs.
  ///   - animations: what is animated.
  ///   - completion: called when the animation is over.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(
      isPossible(duration) ? .spring(duration: duration, bounce: bounce.isFinite ? bounce : 0) : nil, delay: delay,
      options: options, animations, completion)
  }

  /// Animates changes of views with an animation of SwiftUI.
  ///
  /// - Parameters:
  ///   - animation: how they are animated.
  ///   - changes: what is animated.
  ///   - completion: called when the animation is over.
  public static func animate(
    _ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil
  ) {
    run(animation, delay: 0, options: [], changes) { _ in completion?() }
  }

  static func isPossible(_ duration: TimeInterval) -> Bool { duration > 0 && duration.isFinite }

  private static func run(
    _ animation: Animation?, delay: TimeInterval, options: AnimationOptions, _ changes: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    guard var animation, !isWithoutAnimation else {
      changes()
      completion?(true)
      return
    }
    if options.contains(.repeat) {
      animation = animation.repeatForever(autoreverses: options.contains(.autoreverse))
    }
    if delay > 0, delay.isFinite { animation = animation.delay(delay) }
    AnimationStart.animate(animation, changes) { completion?(true) }
  }
}
