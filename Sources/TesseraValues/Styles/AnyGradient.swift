/// A gradient with hidden stops.
@frozen
public struct AnyGradient: Hashable, ShapeStyle, Sendable {
  package var gradient: Gradient

  /// Wraps a gradient. As a style it is drawn from top to bottom.
  public init(_ gradient: Gradient) {
    self.gradient = gradient
  }

  /// The same colors, with those between them found in another way.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    gradient.colorSpace(space)
  }

  public typealias Resolved = Never

  /// Runs from the top to the bottom.
  public func _paint(in context: _PaintContext) -> _Paint {
    gradient._paint(in: context)
  }
}
