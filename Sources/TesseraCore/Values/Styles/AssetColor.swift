import Foundation

/// A color that an asset catalog defines, once for all surroundings or once for each kind.
nonisolated struct AssetColor: ColorProvider {
  let name: String
  /// nil for the main bundle.
  let bundle: Bundle?

  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    let variants = AssetColorCatalog.shared.variants(of: name, in: bundle ?? .main)
    return variants.best(
      isDark: environment.colorScheme == .dark, isIncreased: environment.colorSchemeContrast == .increased)
  }

  var description: String { "NamedColor(name: \"\(name)\", bundle: \(bundle.map { $0.bundlePath } ?? "nil"))" }

  static func == (lhs: AssetColor, rhs: AssetColor) -> Bool {
    lhs.name == rhs.name && lhs.bundle?.bundlePath == rhs.bundle?.bundlePath
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

/// The definitions of one color in an asset catalog.
nonisolated struct AssetColorVariants: Sendable {
  struct Variant: Sendable {
    let color: Color.Resolved
    let isDark: Bool
    let isIncreased: Bool
  }

  let variants: [Variant]

  /// The look that fits best: contrast and appearance, appearance alone, or the one for everything.
  func best(isDark: Bool, isIncreased: Bool) -> Color.Resolved {
    let fitting = variants.filter { (!$0.isDark || isDark) && (!$0.isIncreased || isIncreased) }
    func rank(_ variant: Variant) -> Int { (variant.isDark ? 2 : 0) + (variant.isIncreased ? 1 : 0) }
    return fitting.max { rank($0) < rank($1) }?.color ?? .clear
  }

  /// Reads the `Contents.json` of a `.colorset` folder; nil if it holds no color.
  init?(contents: Data) {
    guard let file = try? JSONDecoder().decode(File.self, from: contents) else { return nil }
    variants = file.colors.compactMap { entry in
      guard entry.idiom == nil || entry.idiom == "universal", let color = entry.color?.resolved else { return nil }
      let values = Set((entry.appearances ?? []).map(\.value))
      return Variant(color: color, isDark: values.contains("dark"), isIncreased: values.contains("high"))
    }
    if variants.isEmpty { return nil }
  }

  private struct File: Decodable {
    var colors: [Entry]
  }

  private struct Entry: Decodable {
    var idiom: String?
    var appearances: [Appearance]?
    var color: Definition?
  }

  private struct Appearance: Decodable {
    var value: String
  }

  private struct Definition: Decodable {
    var colorSpace: String?
    var components: [String: String]?

    enum CodingKeys: String, CodingKey {
      case colorSpace = "color-space"
      case components
    }

    var resolved: Color.Resolved? {
      guard let components else { return nil }
      func amount(_ key: String) -> Float? { components[key].flatMap(AssetColorVariants.amount) }
      let alpha = amount("alpha") ?? 1
      if let white = amount("white") {
        return Color.Resolved(red: white, green: white, blue: white, opacity: alpha)
      }
      guard let red = amount("red"), let green = amount("green"), let blue = amount("blue") else { return nil }
      let space: Color.RGBColorSpace =
        switch colorSpace {
        case "display-p3": .displayP3
        case "extended-linear-srgb": .sRGBLinear
        default: .sRGB
        }
      return Color.Resolved(colorSpace: space, red: red, green: green, blue: blue, opacity: alpha)
    }
  }

  /// Reads `0xFF` and `255` as bytes and `1.000` as a fraction.
  private static func amount(_ text: String) -> Float? {
    if text.hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16).map { Float($0) / 255 } }
    if text.contains(".") { return Float(text) }
    return Float(text).map { $0 / 255 }
  }
}
