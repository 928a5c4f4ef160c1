/// The style of areas that set content off from any background.
@frozen
nonisolated public struct FillShapeStyle: ShapeStyle, Hashable {
  /// The fill style of the surroundings; `.fill` says the same.
  @inlinable
  public init() {}

  public typealias Resolved = Never

  public func _paint(in context: _PaintContext) -> _Paint {
    let levels: [SystemColor] = [.fill, .secondaryFill, .tertiaryFill, .quaternaryFill]
    let color = levels[max(0, min(context.level, levels.count - 1))].resolve(in: context.environment)
    return _Paint(.color(color))
  }
}

nonisolated extension ShapeStyle where Self == FillShapeStyle {
  /// The style of areas that set content off from any background; its levels suit ever larger areas.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
