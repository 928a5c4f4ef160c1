import Foundation

/// How lines and areas run from one value to the next (CH7).
public struct InterpolationMethod: Hashable, Sendable {
  enum Kind: Hashable {
    case linear
    case monotone
    case catmullRom(alpha: CGFloat)
    case cardinal(tension: CGFloat)
    case stepStart
    case stepCenter
    case stepEnd
  }

  let kind: Kind

  /// Straight.
  public static var linear: InterpolationMethod { InterpolationMethod(kind: .linear) }
  /// A curve that never goes beyond the values.
  public static var monotone: InterpolationMethod { InterpolationMethod(kind: .monotone) }
  /// A Catmull-Rom spline through the values.
  public static var catmullRom: InterpolationMethod { catmullRom(alpha: 0.5) }
  /// A cardinal spline through the values.
  public static var cardinal: InterpolationMethod { cardinal(tension: 0) }
  /// Steps whose rise is at the start.
  public static var stepStart: InterpolationMethod { InterpolationMethod(kind: .stepStart) }
  /// Steps whose rise is halfway.
  public static var stepCenter: InterpolationMethod { InterpolationMethod(kind: .stepCenter) }
  /// Steps whose rise is at the end.
  public static var stepEnd: InterpolationMethod { InterpolationMethod(kind: .stepEnd) }

  /// A Catmull-Rom spline through the values: 0 is uniform, 0.5 centripetal, 1 chordal.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .catmullRom(alpha: alpha))
  }

  /// A cardinal spline through the values: 0 is loose, 1 is straight.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .cardinal(tension: tension))
  }
}
