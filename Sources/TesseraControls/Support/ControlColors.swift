import TesseraCore

/// Colors that several controls share.
nonisolated package enum ControlColors {
  static let disabledOpacity = 0.4
  /// The empty part of a bar or switch.
  static let track = Color(system: .secondaryFill)
  /// Behind small controls such as steppers.
  package static let well = Color(system: .tertiaryFill)
  static let knob = Color.white
  package static let separator = Color(system: .separator)
  package static let secondary = Color(system: .secondary)
  package static let tertiary = Color(system: .tertiary)
}
