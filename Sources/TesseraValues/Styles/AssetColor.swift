import Foundation

/// A color that an asset catalog defines, once for all surroundings or once for each kind.
nonisolated struct AssetColor: ColorProvider {
  let name: String
  /// nil for the main bundle.
  let bundle: Bundle?

  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    AssetColorCatalog.shared.variants(of: name, in: bundle ?? .main).resolve(in: environment)
  }

  var description: String { "NamedColor(name: \"\(name)\", bundle: \(bundle.map { $0.bundlePath } ?? "nil"))" }

  static func == (lhs: AssetColor, rhs: AssetColor) -> Bool {
    lhs.name == rhs.name && lhs.bundle?.bundlePath == rhs.bundle?.bundlePath
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

/// The accent color that the program's asset catalog has, by the name in its `Info.plist`.
nonisolated enum ProgramAccent {
  static let color: Color? = {
    guard let name = Bundle.main.infoDictionary?["NSAccentColorName"] as? String else { return nil }
    // A catalog may leave the color to the system.
    return Color(existing: name, bundle: nil)
  }()
}

/// The definitions of one color in an asset catalog.
nonisolated struct AssetColorVariants: Sendable {
  struct Variant: Sendable {
    let color: AssetColorDefinition
    let traits: AssetTraits
  }

  /// No definition, which shows as clear.
  static let none = AssetColorVariants()

  private let variants: [Variant]

  private init() {
    variants = []
  }

  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    let best = variants.suiting(AssetSurroundings(environment), \.traits).first
    return best?.color.resolve(in: environment) ?? .clear
  }

  /// Reads the `Contents.json` of a `.colorset` folder; nil if it holds no color.
  init?(contents: Data) {
    guard let file = try? JSONDecoder().decode(File.self, from: contents) else { return nil }
    variants = file.colors.compactMap { entry in
      entry.color?.definition.map { Variant(color: $0, traits: entry.traits) }
    }
    if variants.isEmpty { return nil }
  }

  private struct File: Decodable {
    var colors: [Entry]
  }

  private struct Entry: Decodable {
    var traits: AssetTraits
    var color: AssetColorDefinition.Source?

    enum CodingKeys: CodingKey {
      case color
    }

    init(from decoder: any Decoder) throws {
      traits = try AssetTraits(from: decoder)
      color = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(
        AssetColorDefinition.Source.self, forKey: .color)
    }
  }
}
