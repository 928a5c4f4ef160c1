/// The style of what marks selected content.
@frozen
nonisolated public struct SelectionShapeStyle: ShapeStyle, Hashable {
  /// The selection style of the surroundings; `.selection` says the same.
  @inlinable
  public init() {}

  public typealias Resolved = Never

  public func _paint(in context: _PaintContext) -> _Paint {
    Color.accentColor._paint(in: context)
  }
}

nonisolated extension ShapeStyle where Self == SelectionShapeStyle {
  /// The style of what marks selected content.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
