import Foundation

/// A direction with a length, in points.
///
/// The type stands in for CoreGraphics' own, which Foundation does not bring along on Linux.
@frozen
public struct CGVector: Hashable, Codable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat

  /// The vector without length.
  @inlinable
  public static var zero: CGVector { CGVector(dx: 0, dy: 0) }

  @inlinable
  public init() {
    self.init(dx: 0, dy: 0)
  }

  @inlinable
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  public init(dx: Double, dy: Double) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  public init(dx: Int, dy: Int) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }
}
