nonisolated struct ForegroundLevelsModifier: EnvironmentModifier {
  /// Of primary importance first.
  var levels: [AnyShapeStyle]

  func write(to values: inout EnvironmentValues) {
    let outer = values.foregroundStyle
    values.foregroundStyle = AnyShapeStyle(levels: levels.map { AnyShapeStyle($0, over: outer) })
  }
}

extension View {
  /// Sets the foreground styles of the view: the primary one and `.secondary`.
  nonisolated public func foregroundStyle<Primary: ShapeStyle, Secondary: ShapeStyle>(
    _ primary: Primary, _ secondary: Secondary
  ) -> some View {
    modifier(ForegroundLevelsModifier(levels: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
  }

  /// Sets the foreground styles of the view: the primary one, `.secondary` and `.tertiary`.
  nonisolated public func foregroundStyle<Primary: ShapeStyle, Secondary: ShapeStyle, Tertiary: ShapeStyle>(
    _ primary: Primary, _ secondary: Secondary, _ tertiary: Tertiary
  ) -> some View {
    modifier(
      ForegroundLevelsModifier(
        levels: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
  }
}
