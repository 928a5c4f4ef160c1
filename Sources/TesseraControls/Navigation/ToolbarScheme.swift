import TesseraCore

/// Sets the color scheme of a bar, if the page sets one.
nonisolated struct ToolbarScheme: EnvironmentModifier {
  let colorScheme: ColorScheme?

  func write(to values: inout EnvironmentValues) {
    if let colorScheme { values.colorScheme = colorScheme }
  }
}
