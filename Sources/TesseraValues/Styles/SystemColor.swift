import Foundation

/// The colors of the system, each with variants for light and dark appearance and for more contrast.
nonisolated package enum SystemColor: UInt8, Hashable, Sendable, CustomStringConvertible {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  case gray, gray2, gray3, gray4, gray5, gray6
  case white, black, clear
  case accent
  /// What text is written in, from the most to the least important.
  case primary, secondary, tertiary, quaternary, quinary
  case placeholder, link, separator, opaqueSeparator
  /// What small (fill), middling and large areas are filled with, on any background.
  case fill, secondaryFill, tertiaryFill, quaternaryFill
  /// What lies behind everything, and what lies on that in turn.
  case background, secondaryBackground, tertiaryBackground
  /// The same for screens of grouped rows.
  case groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground

  package func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    if self == .accent { return Self.accent(in: environment) }
    let isDark = environment.colorScheme == .dark
    if isDark, let elevated = palette.elevated, environment.fields.rareFields.all.isElevated { return elevated }
    if environment.colorSchemeContrast == .increased, let strong = palette.increased {
      return isDark ? strong.dark : strong.light
    }
    let standard = palette.standard
    return isDark ? standard.dark : standard.light
  }

  /// The accent color of the surroundings; the program's where there is none, or where it refers to itself.
  private static func accent(in environment: EnvironmentValues) -> Color.Resolved {
    guard let color = environment.accentColor else { return programAccent(in: environment) }
    if case .system(.accent, let opacity) = color.storage {
      return programAccent(in: environment).multiplyingOpacity(by: opacity)
    }
    return color.resolve(in: environment)
  }

  private static func programAccent(in environment: EnvironmentValues) -> Color.Resolved {
    guard let color = ProgramAccent.color else { return blue.resolve(in: environment) }
    // The catalog may name the accent color again.
    var environment = environment
    environment.accentColor = Color(system: .blue)
    return color.resolve(in: environment)
  }

  package var description: String {
    switch self {
    case .red: "red"
    case .orange: "orange"
    case .yellow: "yellow"
    case .green: "green"
    case .mint: "mint"
    case .teal: "teal"
    case .cyan: "cyan"
    case .blue: "blue"
    case .indigo: "indigo"
    case .purple: "purple"
    case .pink: "pink"
    case .brown: "brown"
    case .gray: "gray"
    case .gray2: "gray2"
    case .gray3: "gray3"
    case .gray4: "gray4"
    case .gray5: "gray5"
    case .gray6: "gray6"
    case .white: "white"
    case .black: "black"
    case .clear: "clear"
    case .accent: "accentColor"
    case .primary: "primary"
    case .secondary: "secondary"
    case .tertiary: "tertiary"
    case .quaternary: "quaternary"
    case .quinary: "quinary"
    case .placeholder: "placeholder"
    case .link: "link"
    case .separator: "separator"
    case .opaqueSeparator: "opaqueSeparator"
    case .fill: "fill"
    case .secondaryFill: "secondaryFill"
    case .tertiaryFill: "tertiaryFill"
    case .quaternaryFill: "quaternaryFill"
    case .background: "background"
    case .secondaryBackground: "secondaryBackground"
    case .tertiaryBackground: "tertiaryBackground"
    case .groupedBackground: "groupedBackground"
    case .secondaryGroupedBackground: "secondaryGroupedBackground"
    case .tertiaryGroupedBackground: "tertiaryGroupedBackground"
    }
  }
}
