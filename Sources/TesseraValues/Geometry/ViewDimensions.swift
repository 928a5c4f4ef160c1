import Foundation

/// A view's size, and its alignment guides in its own coordinates.
public struct ViewDimensions: Equatable, Sendable {
  /// In points.
  public let width: CGFloat
  /// In points.
  public let height: CGFloat
  @usableFromInline package var explicit: ExplicitGuides

  @inlinable
  package init(width: CGFloat, height: CGFloat, explicit: ExplicitGuides = .none) {
    self.width = width
    self.height = height
    self.explicit = explicit
  }

  /// Where a guide lies: where the view places it explicitly, else where the guide lies by default.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    value(of: guide.key)
  }

  /// Where a guide lies: where the view places it explicitly, else where the guide lies by default.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    value(of: guide.key)
  }

  /// Where the view places a guide explicitly; nil if it does not.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    explicit[guide.key]
  }

  /// Where the view places a guide explicitly; nil if it does not.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    explicit[guide.key]
  }

  @inlinable
  package func value(of key: AlignmentKey) -> CGFloat {
    explicit[key] ?? key.defaultValue(in: self)
  }
}
