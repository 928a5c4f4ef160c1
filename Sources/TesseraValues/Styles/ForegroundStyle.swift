/// The style that text and symbols are drawn with where nothing else is said.
@frozen
nonisolated public struct ForegroundStyle: ShapeStyle, Hashable {
  /// The foreground style of the surroundings; `.foreground` says the same.
  @inlinable
  public init() {}

  public typealias Resolved = Never

  public func _paint(in context: _PaintContext) -> _Paint {
    guard let style = context.foreground else { return Color.primary._paint(in: context) }
    var context = context
    context.foreground = nil
    return style._paint(in: context)
  }
}

nonisolated extension ShapeStyle where Self == ForegroundStyle {
  /// The current foreground style.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
