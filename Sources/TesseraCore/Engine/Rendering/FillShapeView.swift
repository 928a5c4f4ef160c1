import Foundation

/// A shape filled in front of other drawings of the same shape.
nonisolated public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  /// The shape that is filled.
  public var shape: Content
  /// What it is filled with.
  public var style: Style
  /// What counts as its inside, and whether its edges are smooth.
  public var fillStyle: FillStyle
  /// The other drawings, behind the filling.
  public var background: Background

  /// A drawing of a shape in front of another view.
  public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }

  public var body: some View {
    _ShapeView(shape: shape, style: style, fillStyle: fillStyle).background { background }
  }
}
