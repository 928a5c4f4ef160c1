import Foundation

nonisolated extension ShapeStyle {
  /// The style made more transparent.
  ///
  /// - Parameter opacity: a factor from 0 (invisible) to 1 (as before); values outside count as the nearer of these.
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityShapeStyle(style: self, opacity: Float(opacity).clampedToUnit)
  }

  /// The style resolved in a fixed rectangle, regardless of the painted area.
  public func `in`(_ rect: CGRect) -> some ShapeStyle {
    AnchoredShapeStyle(style: self, bounds: rect)
  }
}

/// Any style, made more transparent.
nonisolated struct OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
  typealias Resolved = Never

  let style: Style
  let opacity: Float

  func _paint(in context: _PaintContext) -> _Paint {
    _Paint(style._paint(in: context).paint.multiplyingOpacity(by: opacity))
  }
}

nonisolated extension OpacityShapeStyle: Equatable where Style: Equatable {}

/// Any style, in a rectangle of its own.
nonisolated struct AnchoredShapeStyle<Style: ShapeStyle>: ShapeStyle {
  typealias Resolved = Never

  let style: Style
  let bounds: CGRect

  func _paint(in context: _PaintContext) -> _Paint {
    var context = context
    context.bounds = bounds
    return style._paint(in: context)
  }
}

nonisolated extension AnchoredShapeStyle: Equatable where Style: Equatable {}
