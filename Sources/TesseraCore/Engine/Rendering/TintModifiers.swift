/// Sets the tint to a color; nil is the platform's.
nonisolated struct TintColorModifier: EnvironmentModifier, Equatable {
  var color: Color?

  func write(to values: inout EnvironmentValues) {
    values.setTint(color)
  }
}

nonisolated extension EnvironmentValues {
  /// Sets the tint to a color; nil for the platform's.
  package mutating func setTint(_ color: Color?) {
    guard !fields.hasFixedColors else { return }
    accentColor = color
    if fields.rareFields.all.tint != nil { fields.rare.tint = nil }
  }
}

/// Sets the tint to any style.
nonisolated struct TintStyleModifier<Style: ShapeStyle>: EnvironmentModifier {
  var style: Style

  func write(to values: inout EnvironmentValues) {
    guard !values.fields.hasFixedColors else { return }
    if let color = style as? Color { return TintColorModifier(color: color).write(to: &values) }
    // A style that refers to the tint means the tint of the view around the modifier.
    let tint = AnyShapeStyle(
      OuterTintedStyle(style: AnyShapeStyle(style), color: values.accentColor, tint: values.tint))
    values.accentColor = Color(tint.paint(in: values, .zero).mainColor)
    values.fields.rare.tint = tint
  }
}

/// A style in surroundings with another tint.
nonisolated private struct OuterTintedStyle: ShapeStyle {
  typealias Resolved = Never

  let style: AnyShapeStyle
  let color: Color?
  let tint: AnyShapeStyle?

  func _paint(in context: _PaintContext) -> _Paint {
    var outer = context
    outer.environment.accentColor = color
    outer.environment.fields.rare.tint = tint
    return style._paint(in: outer)
  }
}

nonisolated extension OuterTintedStyle: Equatable {
  static func == (left: OuterTintedStyle, right: OuterTintedStyle) -> Bool {
    guard left.style.isEqual(to: right.style), left.color == right.color else { return false }
    switch (left.tint, right.tint) {
    case (nil, nil): return true
    case (let leftTint?, let rightTint?): return leftTint.isEqual(to: rightTint)
    default: return false
    }
  }
}
