import Foundation

/// How a change moves from the old value to the new one.
nonisolated public struct Animation: Hashable, Sendable {
  /// What the animation does, before delay, speed and repetition.
  package indirect enum Curve: Hashable, Sendable {
    case system
    case bezier(x1: Double, y1: Double, x2: Double, y2: Double, duration: Double)
    case spring(duration: Double, bounce: Double, blendDuration: Double)
    case interpolatingSpring(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double)
    case delayed(Curve, by: Double)
    case accelerated(Curve, by: Double)
    case repeated(Curve, count: Int?, autoreverses: Bool)
  }

  package let curve: Curve

  package init(_ curve: Curve) {
    self.curve = curve
  }

  /// A spring of half a second without bounce (D22).
  public static let `default` = Animation(.system)
}

nonisolated extension Animation {
  /// Duration of curves for which none is given, in seconds (D20).
  private static var defaultDuration: TimeInterval { 0.35 }

  public static var linear: Animation { linear(duration: defaultDuration) }
  public static var easeIn: Animation { easeIn(duration: defaultDuration) }
  public static var easeOut: Animation { easeOut(duration: defaultDuration) }
  public static var easeInOut: Animation { easeInOut(duration: defaultDuration) }

  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(0, 0, 1, 1, duration: duration)
  }

  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(0.42, 0, 1, 1, duration: duration)
  }

  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(0, 0, 0.58, 1, duration: duration)
  }

  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(0.42, 0, 0.58, 1, duration: duration)
  }

  /// A cubic Bézier curve through two control points, over `duration` seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(.bezier(x1: p1x, y1: p1y, x2: p2x, y2: p2y, duration: duration))
  }
}

nonisolated extension Animation {
  public static var spring: Animation { spring(duration: 0.5) }
  public static var smooth: Animation { smooth(duration: 0.5) }
  public static var snappy: Animation { snappy(duration: 0.5) }
  public static var bouncy: Animation { bouncy(duration: 0.5) }
  public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }
  public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }

  /// A spring of a perceived duration, in seconds, and a bounce from -1 to 1 (D30).
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation(.spring(duration: duration, bounce: bounce, blendDuration: blendDuration))
  }

  /// A spring of a response, in seconds, and a damping fraction (D30).
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    let bounce = dampingFraction <= 1 ? 1 - dampingFraction : 1 / dampingFraction - 1
    return Animation(.spring(duration: response, bounce: bounce, blendDuration: blendDuration))
  }

  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
  }

  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      .interpolatingSpring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity))
  }

  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    let frequency = 2 * Double.pi / duration
    let dampingRatio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    return interpolatingSpring(
      stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency, initialVelocity: initialVelocity)
  }
}

nonisolated extension Animation {
  /// The animation, started `delay` seconds later.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(.delayed(curve, by: delay))
  }

  /// The animation, `speed` times as fast.
  public func speed(_ speed: Double) -> Animation {
    Animation(.accelerated(curve, by: speed))
  }

  /// The animation, `repeatCount` times; each way back counts as one (D36).
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(.repeated(curve, count: repeatCount, autoreverses: autoreverses))
  }

  /// The animation without end.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(.repeated(curve, count: nil, autoreverses: autoreverses))
  }
}
