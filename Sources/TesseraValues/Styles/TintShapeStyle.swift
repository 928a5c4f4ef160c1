/// The style of elements that the user can act on.
@frozen
nonisolated public struct TintShapeStyle: ShapeStyle, Hashable {
  /// The tint of the surroundings; `.tint` says the same.
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

nonisolated extension EnvironmentValues {
  /// The tint, if it is not a plain color.
  package var tint: AnyShapeStyle? { fields.rareFields.all.tint }
}
