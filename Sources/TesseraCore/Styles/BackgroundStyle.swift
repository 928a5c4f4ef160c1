/// The style of what lies behind the content of a view.
@frozen
nonisolated public struct BackgroundStyle: ShapeStyle, Hashable {
  @inlinable
  public init() {}

  public typealias Resolved = Never

  public func _paint(in context: _PaintContext) -> _Paint {
    guard let style = context.environment.backgroundStyle else {
      return Color(system: .background)._paint(in: context)
    }
    var context = context
    context.environment.backgroundStyle = nil
    return style._paint(in: context)
  }
}

nonisolated extension ShapeStyle where Self == BackgroundStyle {
  /// The current background style.
  public static var background: BackgroundStyle { BackgroundStyle() }
}
