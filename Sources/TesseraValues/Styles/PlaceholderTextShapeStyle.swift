/// The style of text that stands where the user is to write.
@frozen
nonisolated public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
  /// The placeholder style of the surroundings; `.placeholder` says the same.
  @inlinable
  public init() {}

  public typealias Resolved = Never

  public func _paint(in context: _PaintContext) -> _Paint {
    Color(system: .placeholder)._paint(in: context)
  }
}

nonisolated extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The style of text that stands where the user is to write.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
