import Foundation

/// A target that can be built here.
public struct ProjectTarget: Sendable {
  public enum Kind: Sendable {
    case app
    case framework
    case unitTests

    init?(productType: String) {
      switch productType {
      case "com.apple.product-type.application": self = .app
      case "com.apple.product-type.framework", "com.apple.product-type.framework.static",
        "com.apple.product-type.library.static", "com.apple.product-type.library.dynamic":
        self = .framework
      case "com.apple.product-type.bundle.unit-test": self = .unitTests
      default: return nil
      }
    }
  }

  public let name: String
  public let kind: Kind
  public let persona: Persona
  public let settings: BuildSettings
  public let sources: [URL]
  public let resources: [URL]
  /// Files that nothing can be made of here, such as storyboards.
  public let unsupported: [URL]
  /// The targets of the project that it depends on, by name.
  public let dependencies: [String]
  public let products: [PackageProduct]

  /// Whether the compiler takes its time to make the program fast.
  public var isOptimized: Bool {
    if let level = settings["SWIFT_OPTIMIZATION_LEVEL"], !level.isEmpty { return level != "-Onone" }
    return settings["CONFIGURATION"] != XcodeProject.usualConfiguration
  }

  /// What other targets import. It becomes part of paths, so nothing but letters, digits and underscores is in it,
  /// also if the project asks for others.
  public var moduleName: String {
    let wanted = settings["PRODUCT_MODULE_NAME"] ?? ""
    let name = BuildSettings.identifier(wanted.isEmpty ? self.name : wanted, filler: "_")
    return name.isEmpty ? "_" : String(name.prefix(Self.longestName))
  }

  /// Longer names could not be those of folders.
  private static let longestName = 60
}
