import Foundation

nonisolated extension Animation {
  /// Duration of curves for which none is given, in seconds (D20).
  private static var defaultDuration: TimeInterval { 0.35 }

  /// The same speed all the way, over 0.35 seconds (D20).
  public static var linear: Animation { linear(duration: defaultDuration) }
  /// Slow at the beginning, over 0.35 seconds (D20).
  public static var easeIn: Animation { easeIn(duration: defaultDuration) }
  /// Slow at the end, over 0.35 seconds (D20).
  public static var easeOut: Animation { easeOut(duration: defaultDuration) }
  /// Slow at the beginning and at the end, over 0.35 seconds (D20).
  public static var easeInOut: Animation { easeInOut(duration: defaultDuration) }

  /// The same speed all the way, over `duration` seconds.
  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(.linear, duration: duration)
  }

  /// Slow at the beginning, over `duration` seconds.
  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(.easeIn, duration: duration)
  }

  /// Slow at the end, over `duration` seconds.
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }

  /// Slow at both ends, over `duration` seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }

  /// A cubic Bézier curve through two control points, over `duration` seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(
      .bezier(startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
      duration: duration)
  }

  /// A curve, over `duration` seconds. A duration that is not positive is over at once (D20).
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(CurveAnimation(curve: curve, duration: duration))
  }
}

/// Follows a curve for a fixed time.
nonisolated struct CurveAnimation: TimedAnimation {
  var curve: UnitCurve
  var duration: TimeInterval

  var fixedDuration: TimeInterval? { duration.isFinite ? max(0, duration) : 0 }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    guard duration > 0, duration.isFinite, time <= duration else { return nil }
    return value.scaled(by: curve.value(at: time / duration))
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    guard duration > 0, duration.isFinite, time <= duration else { return nil }
    return value.scaled(by: curve.velocity(at: time / duration) / duration)
  }
}
