nonisolated struct ForegroundStyleModifier<S: ShapeStyle>: EnvironmentModifier {
  var style: S

  func write(to values: inout EnvironmentValues) {
    values.foregroundStyle = AnyShapeStyle(style, over: values.foregroundStyle)
  }
}

extension View {
  /// What texts and shapes in the view are drawn with.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(ForegroundStyleModifier(style: style))
  }

  /// What texts and shapes in the view are drawn with; nil is the platform's color.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    environment(\.foregroundColor, color)
  }

  /// What controls and what asks for the tint are drawn with. Where only a color will do, it is the style's first.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S) -> some View {
    modifier(TintStyleModifier(style: tint))
  }

  /// The color of controls and of what asks for the tint; nil is the platform's.
  nonisolated public func tint(_ tint: Color?) -> some View {
    modifier(TintColorModifier(color: tint))
  }

  /// The color of controls and of what asks for the tint.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View {
    modifier(TintColorModifier(color: accentColor))
  }

  /// What `background()` draws with in the view.
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}
