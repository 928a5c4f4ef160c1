/// The style of what lies behind the content of a view.
@frozen
nonisolated public struct BackgroundStyle: ShapeStyle, Hashable {
  /// The background style of the surroundings; `.background` says the same.
  @inlinable
  public init() {}

  public typealias Resolved = Never

  public func _paint(in context: _PaintContext) -> _Paint {
    guard let style = context.environment.backgroundStyle else {
      // Levels of the background are drawn on top of each other, the first at the bottom.
      let levels: [SystemColor] = [.background, .secondaryBackground, .tertiaryBackground]
      return Color(system: levels[max(0, min(context.level, levels.count - 1))])._paint(in: base(context))
    }
    var context = context
    context.environment.backgroundStyle = nil
    return style._paint(in: context)
  }

  /// The color of a level is toned down no further.
  private func base(_ context: _PaintContext) -> _PaintContext {
    var context = context
    context.level = 0
    return context
  }
}

nonisolated extension ShapeStyle where Self == BackgroundStyle {
  /// The current background style.
  public static var background: BackgroundStyle { BackgroundStyle() }
}
