import Foundation
import TesseraProject

/// The Swift SDKs and toolsets of an installation: with them, Swift's own build tool makes programs of packages that say
/// `import SwiftUI` and do not name Tessera.
struct SwiftSDK {
  /// The bundle that `swift sdk install` takes.
  static let bundleName = "tessera.artifactbundle"

  private let toolchain: Toolchain
  private let folder: URL

  /// - Parameter folder: where everything is written.
  init(_ toolchain: Toolchain, in folder: URL) {
    self.toolchain = toolchain
    self.folder = folder
  }

  /// Writes the SDKs, in place of those that were written before.
  func write() throws {
    try? FileManager.default.removeItem(at: folder)
    let system = folder.appendingPathComponent("system", isDirectory: true)
    try FileManager.default.createDirectory(at: system, withIntermediateDirectories: true)
    try Toolchain.writeSystemModules(to: system)
    let root = folder.appendingPathComponent("root", isDirectory: true)
    try SystemRoot(swiftResources: toolchain.swiftResources).write(to: root)
    let bundle = folder.appendingPathComponent(Self.bundleName, isDirectory: true)
    for variant in Variant.allCases {
      let toolset = folder.appendingPathComponent("\(variant.toolset).json")
      try Toolset(compilerOptions: options(of: variant, systemModules: system)).write(to: toolset)
      try write(
        Description(target: toolchain.target, root: root, toolset: toolset),
        to: bundle.appendingPathComponent("\(variant.rawValue)/swift-sdk.json"))
    }
    try write(Contents(), to: bundle.appendingPathComponent("info.json"))
  }

  /// The SDKs, by their names.
  private enum Variant: String, CaseIterable {
    /// SwiftUI, and what Foundation brings with it on Apple's platforms.
    case tessera
    /// Without names of Combine in files that do not import it, for packages with a module that has the same names.
    case plain = "tessera-plain"
    /// With the modules of iOS.
    case ios = "tessera-ios"
    /// With the modules of macOS.
    case macos = "tessera-macos"

    var persona: Persona {
      switch self {
      case .tessera, .plain: .linux
      case .ios: .ios
      case .macos: .macos
      }
    }

    var toolset: String { rawValue.replacing("tessera", with: "toolset") }
  }

  private func options(of variant: Variant, systemModules: URL) throws -> [String] {
    toolchain.libraryArguments(systemModules: systemModules)
      + (try PlatformModules(of: variant.persona, toolchain)?.arguments ?? [])
      + (variant == .plain ? [] : ImpliedImports.all)
  }

  private func write(_ value: some Encodable, to file: URL) throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(value).write(to: file)
  }

  // MARK: Files of the bundle

  private struct Contents: Encodable {
    struct Artifact: Encodable {
      struct Place: Encodable {
        var path: String
      }
      var type = "swiftSDK"
      var version = Version.current
      var variants: [Place]
    }
    var schemaVersion = "1.0"
    var artifacts = Dictionary(
      uniqueKeysWithValues: Variant.allCases.map {
        ($0.rawValue, Artifact(variants: [.init(path: "\($0.rawValue)/swift-sdk.json")]))
      })
  }

  private struct Description: Encodable {
    struct Properties: Encodable {
      var sdkRootPath: String
      var toolsetPaths: [String]
    }
    var schemaVersion = "4.0"
    var targetTriples: [String: Properties]

    init(target: String, root: URL, toolset: URL) {
      targetTriples = [target: Properties(sdkRootPath: root.path, toolsetPaths: [toolset.path])]
    }
  }
}
