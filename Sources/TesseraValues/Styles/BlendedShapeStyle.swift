nonisolated extension ShapeStyle {
  /// The style, mixed with what lies below what is painted with it (J407).
  ///
  /// - Parameter mode: how; a text is mixed as one, by the first mode that one of its parts has.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    BlendedShapeStyle(style: self, mode: mode)
  }
}

nonisolated extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style, mixed with what lies below what is painted with it (J407).
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    BlendedShapeStyle(style: ForegroundStyle(), mode: mode)
  }
}

/// Any style, mixed with what lies below.
nonisolated struct BlendedShapeStyle<Style: ShapeStyle>: ShapeStyle {
  typealias Resolved = Never

  let style: Style
  let mode: BlendMode

  func _paint(in context: _PaintContext) -> _Paint {
    _Paint(.blended(style._paint(in: context).paint, mode.drawn))
  }
}

nonisolated extension BlendedShapeStyle: Equatable where Style: Equatable {}
