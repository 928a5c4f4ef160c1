/// The platform that an app takes this one for.
public enum Persona: String, CaseIterable, Sendable {
  case ios
  case macos
  case linux

  /// The platform's name in `#if os(NAME)`.
  public var systemName: String {
    switch self {
    case .ios: "iOS"
    case .macos: "macOS"
    case .linux: "Linux"
    }
  }

  /// The platform's name in an `Info.plist`.
  var platformName: String {
    switch self {
    case .ios: "iphoneos"
    case .macos: "macosx"
    case .linux: "linux"
    }
  }

  /// The names of SDKs begin so for which conditional settings count.
  var sdkPrefix: String {
    switch self {
    case .ios: "iphone"
    case .macos: "macosx"
    case .linux: "linux"
    }
  }

  /// The modules of the platform that apps can import beside those of `SwiftUI`. Each uses those before it only.
  public var modules: [String] {
    let common = [
      "TesseraActions", "TesseraUIKit", "CoreGraphics", "DeveloperToolsSupport", "os", "OSLog", "QuartzCore",
      "AudioToolbox", "CoreHaptics", "QuickLook", "simd", "SwiftUICore",
    ]
    return switch self {
    case .ios:
      common + ["TesseraMediaLayers", "TesseraWebViews", "UIKit", "SafariServices", "MessageUI", "CoreLocationUI"]
    case .macos: common + ["TesseraAppKit", "TesseraMediaLayers", "TesseraWebViews", "AppKit", "Cocoa", "Carbon"]
    case .linux: []
    }
  }

  /// The modules of the platform that files see without an import, as what `Foundation` and `SwiftUI` bring with them there.
  public var impliedModules: [String] {
    switch self {
    case .ios: ["TesseraActions", "TesseraUIKit", "TesseraMediaLayers", "TesseraWebViews"]
    case .macos: ["TesseraActions", "TesseraAppKit", "TesseraMediaLayers", "TesseraWebViews"]
    case .linux: []
    }
  }

  /// The modules by whose imports the platform is known. What files that import `PhotosUI` use beside it is in UIKit.
  private var markers: [String] { self == .ios ? modules + ["PhotosUI"] : modules }

  /// The platform whose modules source files import; iOS, if another one has them as well.
  public init(neededBy sources: [String]) {
    let modules = Set(Persona.allCases.flatMap(\.markers))
    let context = PlatformCondition.Context(persona: .linux, missingModules: modules)
    let imported = sources.reduce(into: Set<String>()) { $0.formUnion(SourceImports($1, context).lines.keys) }
      .intersection(modules)
    self = imported.isEmpty ? .linux : Persona.allCases.first { imported.isSubset(of: $0.markers) } ?? .ios
  }

  /// What a target was made for: an app for macOS, too, is one for macOS here.
  static func of(_ settings: BuildSettings) -> Persona {
    let platforms = settings["SUPPORTED_PLATFORMS"] ?? ""
    let sdk = settings["SDKROOT"] ?? ""
    return platforms.contains("macosx") || platforms.isEmpty && sdk.hasPrefix("macosx") ? .macos : .ios
  }
}
