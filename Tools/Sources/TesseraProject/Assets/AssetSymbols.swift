import Foundation

/// The Swift source with the symbols of asset catalogs, such as `ImageResource.logo`.
public struct AssetSymbols {
  /// The source with the constants for catalogs whose resources are those of the main bundle; nil if there is nothing to
  /// name. Colors and images have members of their own, as in a new project.
  public static func source(ofCatalogs catalogs: [URL], _ persona: Persona) -> String? {
    AssetSymbols(catalogs: catalogs, Options(folderOf: persona)).source
  }

  /// Where symbols are wanted.
  struct Options {
    /// Whether colors and images have members of their own, such as `Color.brand`.
    var hasExtensions: Bool
    /// The frameworks whose types have them.
    var frameworks: Set<String>
    /// The bundle that holds the catalogs, as an expression.
    var bundle: String

    /// - Returns: nil if a target wants no symbols.
    init?(_ settings: BuildSettings, bundle: String, persona: Persona) {
      guard settings["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS"] != "NO" else { return nil }
      hasExtensions = settings.isOn("ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS")
      let named = settings.words("ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOL_FRAMEWORKS")
      frameworks = Set(named.isEmpty ? ["SwiftUI", "UIKit", "AppKit"] : named)
        .intersection(["SwiftUI"] + persona.modules)
      self.bundle = bundle
    }

    /// The symbols of files that belong to no project.
    init(folderOf persona: Persona) {
      hasExtensions = true
      frameworks = Set(["SwiftUI", "UIKit", "AppKit"]).intersection(["SwiftUI"] + persona.modules)
      bundle = "Foundation.Bundle.main"
    }

    /// The symbols of a package, which are without extensions.
    init(package bundle: String) {
      hasExtensions = false
      frameworks = []
      self.bundle = bundle
    }
  }

  private let names: AssetNames
  private let options: Options
  /// What has no symbol, and why.
  private(set) var notes: [String] = []

  /// - Parameter catalogs: of one target.
  init(catalogs: [URL], _ options: Options) {
    names = AssetNames(catalogs: catalogs)
    self.options = options
    notes = resources(of: names, "ColorResource", \.colors, kind: "color", depth: 0).notes
    notes += resources(of: names, "ImageResource", \.images, kind: "image", depth: 0).notes
  }

  /// The source; nil if there is nothing to name.
  var source: String? {
    guard !names.isEmpty else { return nil }
    let imports = ["Foundation", "SwiftUI"] + options.frameworks.subtracting(["SwiftUI"]).sorted()
    var parts = [
      "// Made of asset catalogs.\n" + imports.map { "import \($0)\n" }.joined(),
      "nonisolated private let assetSymbolBundle = \(options.bundle)\n",
      Self.extending(
        "ColorResource", resources(of: names, "ColorResource", \.colors, kind: "color", depth: 1).text),
      Self.extending(
        "ImageResource", resources(of: names, "ImageResource", \.images, kind: "image", depth: 1).text),
    ]
    if options.hasExtensions { parts += extensions }
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private static func extending(_ type: String, _ members: String) -> String {
    members.isEmpty ? "" : "nonisolated extension \(type) {\n\(members)}\n"
  }

  // MARK: Resources

  /// The members that name assets, and the types of name spaces around them.
  private func resources(
    of names: AssetNames, _ type: String, _ assets: KeyPath<AssetNames, [AssetNames.Asset]>, kind: String, depth: Int
  ) -> (text: String, notes: [String]) {
    let indentation = String(repeating: "  ", count: depth)
    var text = ""
    var notes: [String] = []
    var taken: Set<String> = []
    for asset in names[keyPath: assets] {
      guard let member = AssetSymbolName.member(asset.ownName, kind: kind), taken.insert(member).inserted else {
        notes.append("the \(kind) \"\(asset.name)\" has no symbol: its name is taken, or is none in Swift")
        continue
      }
      text +=
        "\(indentation)/// The \(kind) \(SwiftLiteral.text(asset.name)) of the asset catalog.\n"
        + "\(indentation)static let \(member) = SwiftUI.\(type)("
        + "name: \(SwiftLiteral.text(asset.name)), bundle: assetSymbolBundle)\n"
    }
    for (folder, space) in names.spaces.sorted(by: { $0.key < $1.key }) {
      let inner = resources(of: space, type, assets, kind: kind, depth: depth + 1)
      notes += inner.notes
      guard !inner.text.isEmpty, let name = AssetSymbolName.type(folder), taken.insert(name).inserted else { continue }
      text +=
        "\(indentation)/// The folder \(SwiftLiteral.text(folder)) of the asset catalog.\n"
        + "\(indentation)enum \(name) {\n\(inner.text)\(indentation)}\n"
    }
    return (text, notes)
  }

  // MARK: Extensions

  private var extensions: [String] {
    var parts: [String] = []
    if options.frameworks.contains("SwiftUI") {
      parts.append(extending("SwiftUI.Color", \.colors, kind: "color") { "SwiftUI.Color(\($0))" })
      let top = values(
        of: names, "SwiftUI.Color", \.colors, kind: "color", path: "", depth: 1, spaces: false,
        existing: ExistingMembers.of("SwiftUI.ShapeStyle")
      ) { "SwiftUI.Color(\($0))" }
      parts.append(Self.extending("SwiftUI.ShapeStyle where Self == SwiftUI.Color", top))
    }
    for (framework, prefix) in [("UIKit", "UI"), ("AppKit", "NS")] where options.frameworks.contains(framework) {
      let (color, image) = ("\(framework).\(prefix)Color", "\(framework).\(prefix)Image")
      parts.append(extending(color, \.colors, kind: "color") { "\(color)(resource: \($0))" })
      parts.append(extending(image, \.images, kind: "image") { "\(image)(resource: \($0))" })
    }
    return parts
  }

  private func extending(
    _ type: String, _ assets: KeyPath<AssetNames, [AssetNames.Asset]>, kind: String, _ value: (String) -> String
  ) -> String {
    Self.extending(
      type,
      values(
        of: names, type, assets, kind: kind, path: "", depth: 1, spaces: true, existing: ExistingMembers.of(type), value
      ))
  }

  /// The members that are colors or images.
  ///
  /// - Parameters:
  ///   - path: of the name spaces, as it stands behind the type of the resource.
  ///   - existing: members that the type has: assets of their names have only their constants.
  ///   - value: what is made of the constant that names a resource.
  private func values(
    of names: AssetNames, _ type: String, _ assets: KeyPath<AssetNames, [AssetNames.Asset]>, kind: String, path: String,
    depth: Int, spaces: Bool, existing: Set<String>, _ value: (String) -> String
  ) -> String {
    let indentation = String(repeating: "  ", count: depth)
    let resource = kind == "color" ? "SwiftUI.ColorResource" : "SwiftUI.ImageResource"
    var text = ""
    var taken = depth == 1 ? existing : []
    for asset in names[keyPath: assets] {
      guard let member = AssetSymbolName.member(asset.ownName, kind: kind), taken.insert(member).inserted else {
        continue
      }
      text +=
        "\(indentation)/// The \(kind) \(SwiftLiteral.text(asset.name)) of the asset catalog.\n"
        + "\(indentation)static var \(member): \(type) { \(value("\(resource)\(path).\(member)")) }\n"
    }
    guard spaces else { return text }
    for (folder, space) in names.spaces.sorted(by: { $0.key < $1.key }) {
      guard let name = AssetSymbolName.type(folder), taken.insert(name).inserted else { continue }
      let inner = values(
        of: space, type, assets, kind: kind, path: "\(path).\(name)", depth: depth + 1, spaces: true, existing: [],
        value)
      if !inner.isEmpty { text += "\(indentation)enum \(name) {\n\(inner)\(indentation)}\n" }
    }
    return text
  }
}
