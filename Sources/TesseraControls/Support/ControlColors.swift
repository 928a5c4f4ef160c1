import TesseraCore

/// Colors that several controls share.
nonisolated enum ControlColors {
  static let disabledOpacity = 0.4
  /// The empty part of a bar or switch.
  static let track = Color(system: .secondaryFill)
  /// Behind small controls such as steppers.
  static let well = Color(system: .tertiaryFill)
  static let knob = Color.white
  static let separator = Color(system: .separator)
  static let secondary = Color(system: .secondary)
  static let tertiary = Color(system: .tertiary)
}
