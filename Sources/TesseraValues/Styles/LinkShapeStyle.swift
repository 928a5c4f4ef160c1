/// The style of text that leads elsewhere.
@frozen
nonisolated public struct LinkShapeStyle: ShapeStyle, Hashable {
  /// The link style of the surroundings; `.link` says the same.
  @inlinable
  public init() {}

  public typealias Resolved = Never

  public func _paint(in context: _PaintContext) -> _Paint {
    Color(system: .link)._paint(in: context)
  }
}

nonisolated extension ShapeStyle where Self == LinkShapeStyle {
  /// The style of text that leads elsewhere.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
