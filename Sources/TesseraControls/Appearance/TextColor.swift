import TesseraCore

/// The color of letters that a program chose for a kind of views; nil leaves that of the platform.
nonisolated struct TextColor: EnvironmentModifier {
  let color: Color?

  func write(to values: inout EnvironmentValues) {
    if let color { values.setPlatformForeground(AnyShapeStyle(color)) }
  }
}
