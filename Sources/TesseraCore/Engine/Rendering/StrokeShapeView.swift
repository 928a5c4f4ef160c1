import Foundation

/// A shape outlined in front of or filled behind other drawings of the same shape.
nonisolated public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  /// The shape that is outlined.
  public var shape: Content
  /// What the outline is drawn with.
  public var style: Style
  /// How wide the outline is, and how its ends and corners look.
  public var strokeStyle: StrokeStyle
  /// Whether the edges of the outline are smooth.
  public var isAntialiased: Bool
  /// The other drawings, behind the outline.
  public var background: Background

  /// A drawing of a shape in front of another view.
  public init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  public var body: some View {
    _ShapeView(shape: shape.stroke(style: strokeStyle), style: style, fillStyle: FillStyle(antialiased: isAntialiased))
      .background { background }
  }
}
