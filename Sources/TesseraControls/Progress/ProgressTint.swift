import TesseraCore

/// The tint of a style, where it has one.
nonisolated struct ProgressTint: EnvironmentModifier {
  let tint: Color?

  func write(to values: inout EnvironmentValues) {
    if let tint { values.accentColor = tint }
  }
}
