import Foundation

nonisolated extension Animation {
  /// A spring without bounce that takes half a second (D30).
  public static var spring: Animation { spring(duration: 0.5) }
  /// A spring without bounce that takes half a second.
  public static var smooth: Animation { smooth(duration: 0.5) }
  /// A spring with a little bounce that takes half a second.
  public static var snappy: Animation { snappy(duration: 0.5) }
  /// A spring with more bounce that takes half a second.
  public static var bouncy: Animation { bouncy(duration: 0.5) }
  /// A stiff spring with a little bounce, for what follows a finger.
  public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }
  /// A spring without bounce whose movement is added to those that are under way (D33).
  public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }

  /// A spring. When it takes over from another animation, it goes on with its velocity (D34).
  ///
  /// - Parameter blendDuration: how long it takes to become this spring if it was another one, seconds.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(
      FluidSpringAnimation(
        response: spring.response, dampingFraction: spring.dampingRatio, blendDuration: blendDuration))
  }

  /// A spring of a perceived duration, in seconds, and a bounce from -1 to 1 (D30).
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation(
      FluidSpringAnimation(
        response: duration, dampingFraction: Spring.dampingRatio(bounce: bounce), blendDuration: blendDuration))
  }

  /// A spring of a response, in seconds, and a damping fraction (D30).
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(
      FluidSpringAnimation(
        response: response, dampingFraction: dampingFraction, blendDuration: blendDuration))
  }

  /// A spring without bounce.
  ///
  /// - Parameter extraBounce: additional bounce, from -1 to 1.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a little bounce: 0.15.
  ///
  /// - Parameter extraBounce: how much more it bounces; the sum is from -1 to 1.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with more bounce: 0.3.
  ///
  /// - Parameter extraBounce: how much more it bounces; the sum is from -1 to 1.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// A stiff spring for what follows a finger, by a response, in seconds, and a damping fraction.
  ///
  /// - Parameter blendDuration: how long it takes to become this spring if it was another one, seconds.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// A stiff spring with a little bounce, for what follows a finger. The duration is in seconds.
  ///
  /// - Parameter blendDuration: how long it takes to become this spring if it was another one, seconds.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
  }

  /// A spring whose movement is added to those that are under way (D33).
  ///
  /// - Parameter initialVelocity: in whole ways a second.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    Animation(InterpolatingSpringAnimation(spring: spring, initialVelocity: initialVelocity))
  }

  /// A spring as physics describes it, whose movement is added to those that are under way (D33). It may be damped so
  /// much that it creeps. A mass that is not a positive number counts as 1.
  ///
  /// - Parameter initialVelocity: in whole ways a second; what is no finite number counts as 0.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }

  /// A spring whose movement is added to those that are under way (D33). The duration is in seconds, the bounce from -1
  /// to 1.
  ///
  /// - Parameter initialVelocity: in whole ways a second; what is no finite number counts as 0.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }
}
