nonisolated struct ForegroundStyleModifier<S: ShapeStyle>: EnvironmentModifier {
  var style: S

  func write(to values: inout EnvironmentValues) {
    values.foregroundStyle = AnyShapeStyle(style, over: values.foregroundStyle)
  }
}

extension View {
  /// Sets the foreground style of the view.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(ForegroundStyleModifier(style: style))
  }

  /// Sets the foreground color of the view; nil is the platform's color.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    environment(\.foregroundColor, color)
  }

  /// Sets the tint of the view. Where only a color can be used, it is the style's first.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S) -> some View {
    modifier(TintStyleModifier(style: tint))
  }

  /// Sets the tint color of the view; nil is the platform's.
  nonisolated public func tint(_ tint: Color?) -> some View {
    modifier(TintColorModifier(color: tint))
  }

  /// Sets the tint color of the view.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View {
    modifier(TintColorModifier(color: accentColor))
  }

  /// Sets the style of `background()` in the view.
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}

nonisolated extension EnvironmentValues {
  /// Makes a style the foreground style and the tint.
  package mutating func setForeground(_ style: AnyShapeStyle) {
    ForegroundStyleModifier(style: style).write(to: &self)
    TintStyleModifier(style: style).write(to: &self)
  }
}
