import Foundation

/// One color of an asset catalog: numbers, or a color of the system by its name.
nonisolated enum AssetColorDefinition: Sendable {
  case numbers(Color.Resolved)
  case system(SystemColor)

  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    switch self {
    case .numbers(let color): color
    case .system(let color): color.resolve(in: environment)
    }
  }

  /// What a `Contents.json` says about it.
  struct Source: Decodable {
    var colorSpace: String?
    var components: [String: String]?
    var reference: String?

    enum CodingKeys: String, CodingKey {
      case components, reference
      case colorSpace = "color-space"
    }

    /// nil: nothing that is understood.
    var definition: AssetColorDefinition? {
      if let reference { return AssetColorDefinition.systemColor(named: reference).map { .system($0) } }
      return color.map { .numbers($0) }
    }

    private var color: Color.Resolved? {
      guard let components else { return nil }
      func amount(_ key: String) -> Float? { components[key].flatMap(AssetColorDefinition.amount) }
      let alpha = components["alpha"].flatMap(AssetColorDefinition.opacity) ?? 1
      if let white = amount("white") {
        return Color.Resolved(colorSpace: space, red: white, green: white, blue: white, opacity: alpha)
      }
      guard let red = amount("red"), let green = amount("green"), let blue = amount("blue") else { return nil }
      return Color.Resolved(colorSpace: space, red: red, green: green, blue: blue, opacity: alpha)
    }

    /// The extended spaces differ from the others only in the numbers that they allow.
    private var space: Color.RGBColorSpace {
      switch colorSpace {
      case "display-p3", "extended-display-p3": .displayP3
      case "extended-linear-srgb", "linear-srgb": .sRGBLinear
      default: .sRGB
      }
    }
  }

  /// Reads `0xFF` and `255` as bytes and `1.000` as a fraction.
  private static func amount(_ text: String) -> Float? {
    let text = text.trimmingCharacters(in: .whitespaces)
    if text.lowercased().hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16).map { Float($0) / 255 } }
    if text.contains(".") { return Float(text) }
    return Float(text).map { $0 / 255 }
  }

  /// Opacities are fractions, also without a point, or a percentage.
  private static func opacity(_ text: String) -> Float? {
    if text.hasSuffix("%") { return Float(text.dropLast()).map { $0 / 100 } }
    if let whole = Float(text), whole == 0 || whole == 1 { return whole }
    return amount(text)
  }

  /// A color of the system by the name that UIKit or AppKit has for it.
  private static func systemColor(named name: String) -> SystemColor? {
    let base = name.hasSuffix("Color") ? String(name.dropLast("Color".count)) : name
    return systemColors[base]
  }

  private static let systemColors: [String: SystemColor] = [
    "systemRed": .red, "systemOrange": .orange, "systemYellow": .yellow, "systemGreen": .green, "systemMint": .mint,
    "systemTeal": .teal, "systemCyan": .cyan, "systemBlue": .blue, "systemIndigo": .indigo, "systemPurple": .purple,
    "systemPink": .pink, "systemBrown": .brown, "systemGray": .gray, "systemGray2": .gray2, "systemGray3": .gray3,
    "systemGray4": .gray4, "systemGray5": .gray5, "systemGray6": .gray6, "controlAccent": .accent,
    "label": .primary, "secondaryLabel": .secondary, "tertiaryLabel": .tertiary, "quaternaryLabel": .quaternary,
    "text": .primary, "controlText": .primary, "placeholderText": .placeholder, "link": .link,
    "separator": .separator, "opaqueSeparator": .opaqueSeparator, "grid": .separator,
    "systemFill": .fill, "secondarySystemFill": .secondaryFill, "tertiarySystemFill": .tertiaryFill,
    "quaternarySystemFill": .quaternaryFill, "systemBackground": .background,
    "secondarySystemBackground": .secondaryBackground, "tertiarySystemBackground": .tertiaryBackground,
    "systemGroupedBackground": .groupedBackground, "secondarySystemGroupedBackground": .secondaryGroupedBackground,
    "tertiarySystemGroupedBackground": .tertiaryGroupedBackground, "windowBackground": .secondaryBackground,
    "controlBackground": .background, "textBackground": .background, "underPageBackground": .gray5,
    "selectedContentBackground": .accent, "control": .tertiaryFill, "black": .black, "white": .white, "clear": .clear,
  ]
}
