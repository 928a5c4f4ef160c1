import Foundation

extension ShapeStyle {
  /// What to draw with in `bounds`.
  nonisolated package func paint(in environment: EnvironmentValues, _ bounds: CGRect) -> Paint {
    _paint(in: _PaintContext(environment: environment, bounds: bounds)).paint
  }
}

extension ShapeStyle {
  /// The color of the style, of its beginning if it is a gradient.
  nonisolated package func color(in environment: EnvironmentValues) -> Color.Resolved {
    paint(in: environment, .zero).mainColor
  }
}
