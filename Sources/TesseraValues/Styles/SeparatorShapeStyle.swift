/// The style of lines between parts of the interface.
@frozen
nonisolated public struct SeparatorShapeStyle: ShapeStyle, Hashable {
  /// The separator style of the surroundings; `.separator` says the same.
  @inlinable
  public init() {}

  public typealias Resolved = Never

  public func _paint(in context: _PaintContext) -> _Paint {
    Color(system: .separator)._paint(in: context)
  }
}

nonisolated extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The style of lines between parts of the interface.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
