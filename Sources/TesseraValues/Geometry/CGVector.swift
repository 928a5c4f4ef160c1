import Foundation

/// A direction with a length, in points.
///
/// The type stands in for CoreGraphics' own, which Foundation does not bring along on Linux.
@frozen
public struct CGVector: Hashable, Codable, Sendable {
  /// How far it leads along x, in points.
  public var dx: CGFloat
  /// How far it leads along y, in points.
  public var dy: CGFloat

  /// The vector without length.
  @inlinable
  public static var zero: CGVector { CGVector(dx: 0, dy: 0) }

  /// The vector without length.
  @inlinable
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// A vector of its two components, in points.
  @inlinable
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// A vector of its two components, in points.
  public init(dx: Double, dy: Double) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// A vector of its two components, in points.
  public init(dx: Int, dy: Int) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }
}
