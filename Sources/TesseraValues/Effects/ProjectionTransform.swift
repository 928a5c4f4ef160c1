import Foundation

/// A matrix that projects points of a plane onto another one: an affine transform with perspective.
///
/// A point (x, y) becomes (X / W, Y / W), where X = m11·x + m21·y + m31, Y = m12·x + m22·y + m32 and
/// W = m13·x + m23·y + m33.
@frozen
nonisolated public struct ProjectionTransform: Equatable, Sendable {
  /// What x adds to X.
  public var m11: CGFloat = 1
  /// What x adds to Y.
  public var m12: CGFloat = 0
  /// What x adds to W: the perspective along x.
  public var m13: CGFloat = 0
  /// What y adds to X.
  public var m21: CGFloat = 0
  /// What y adds to Y.
  public var m22: CGFloat = 1
  /// What y adds to W: the perspective along y.
  public var m23: CGFloat = 0
  /// What is added to X.
  public var m31: CGFloat = 0
  /// What is added to Y.
  public var m32: CGFloat = 0
  /// What is added to W.
  public var m33: CGFloat = 1

  /// The transform that leaves every point where it is.
  public init() {}

  /// An affine transform, without perspective.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  /// Whether the transform leaves every point where it is.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether parallel lines stay parallel.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// The transform that does `self` first and `rhs` afterward.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var result = ProjectionTransform()
    result.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
    result.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
    result.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
    result.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
    result.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
    result.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
    result.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
    result.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
    result.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
    return result
  }

  /// The transform that undoes `self`; `self`, with a warning, if there is none because it flattens the plane (H3).
  public func inverted() -> ProjectionTransform {
    var result = self
    if !result.invert() { RuntimeWarning.report(.singularMatrix) }
    return result
  }

  /// Turns the transform into the one that undoes it.
  ///
  /// - Returns: false if there is none; then nothing is changed.
  public mutating func invert() -> Bool {
    let (c11, c12, c13) = (m22 * m33 - m23 * m32, m23 * m31 - m21 * m33, m21 * m32 - m22 * m31)
    let determinant = m11 * c11 + m12 * c12 + m13 * c13
    guard determinant != 0, determinant.isFinite else { return false }
    let old = self
    m11 = c11 / determinant
    m21 = c12 / determinant
    m31 = c13 / determinant
    m12 = (old.m13 * old.m32 - old.m12 * old.m33) / determinant
    m22 = (old.m11 * old.m33 - old.m13 * old.m31) / determinant
    m32 = (old.m12 * old.m31 - old.m11 * old.m32) / determinant
    m13 = (old.m12 * old.m23 - old.m13 * old.m22) / determinant
    m23 = (old.m13 * old.m21 - old.m11 * old.m23) / determinant
    m33 = (old.m11 * old.m22 - old.m12 * old.m21) / determinant
    return true
  }

  /// A turn in space about an axis through a point of a view of `size`, seen from in front of the view.
  ///
  /// - Parameters:
  ///   - depth: how far the axis lies behind the view, points.
  ///   - perspective: how much smaller things get with their distance; 0 for not at all.
  package static func rotation(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), around anchor: UnitPoint, depth: CGFloat,
    perspective: CGFloat, in size: CGSize
  ) -> ProjectionTransform {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0, length.isFinite, angle.radians.isFinite else { return ProjectionTransform() }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let (sine, cosine) = (CGFloat(sin(angle.radians)), CGFloat(cos(angle.radians)))
    let rest = 1 - cosine
    let distance = max(size.width, size.height)
    let pull = distance > 0 ? perspective / distance : 0
    var turn = ProjectionTransform()
    turn.m11 = x * x * rest + cosine
    turn.m12 = x * y * rest + z * sine
    turn.m13 = -(x * z * rest - y * sine) * pull
    turn.m21 = x * y * rest - z * sine
    turn.m22 = y * y * rest + cosine
    turn.m23 = -(y * z * rest + x * sine) * pull
    // What lies off the plane of the axis is carried round with the turn.
    turn.m31 = -depth * (x * z * rest + y * sine)
    turn.m32 = -depth * (y * z * rest - x * sine)
    turn.m33 = 1 + depth * (z * z * rest + cosine) * pull
    let (anchorX, anchorY) = (anchor.x * size.width, anchor.y * size.height)
    return ProjectionTransform(CGAffineTransform(translationX: -anchorX, y: -anchorY)).concatenating(turn)
      .concatenating(ProjectionTransform(CGAffineTransform(translationX: anchorX, y: anchorY)))
  }
}
