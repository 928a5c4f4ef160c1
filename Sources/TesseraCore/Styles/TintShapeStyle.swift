/// The style of what the user can do something with.
@frozen
nonisolated public struct TintShapeStyle: ShapeStyle, Hashable {
  @inlinable
  public init() {}

  public typealias Resolved = Never

  public func _paint(in context: _PaintContext) -> _Paint {
    context.environment.tint?._paint(in: context) ?? Color.accentColor._paint(in: context)
  }
}

nonisolated extension ShapeStyle where Self == TintShapeStyle {
  /// The current tint.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
