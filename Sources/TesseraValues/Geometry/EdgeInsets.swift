import Foundation

/// Distances from the four sides of a rectangle inward, in points; negative distances lead outward.
@frozen
public struct EdgeInsets: Equatable, Sendable {
  /// The distance from the top, in points.
  public var top: CGFloat
  /// The distance from the side where lines of text begin, in points.
  public var leading: CGFloat
  /// The distance from the bottom, in points.
  public var bottom: CGFloat
  /// The distance from the side where lines of text end, in points.
  public var trailing: CGFloat

  /// Distances in points; negative ones lead outward.
  @inlinable
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets that are zero on every side.
  @inlinable
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }
}

extension EdgeInsets {
  /// Insets of one length on the sides in `edges` and zero on the others.
  package init(_ length: CGFloat, edges: Edge.Set = .all) {
    self.init(
      top: edges.contains(.top) ? length : 0,
      leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }

  /// What the insets take off a width.
  package var horizontal: CGFloat { leading + trailing }

  /// What the insets take off a height.
  package var vertical: CGFloat { top + bottom }
}
