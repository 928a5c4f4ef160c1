/// The style of the background of a window.
@frozen
nonisolated public struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
  /// The background style of windows; `.windowBackground` says the same.
  @inlinable
  public init() {}

  public typealias Resolved = Never

  public func _paint(in context: _PaintContext) -> _Paint {
    Color(system: .background)._paint(in: context)
  }
}

nonisolated extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The style of the background of a window.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
