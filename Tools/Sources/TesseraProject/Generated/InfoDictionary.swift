import Foundation

/// The `Info.plist` of an app: what its file says, over what build settings say.
struct InfoDictionary {
  private static let settingPrefix = "INFOPLIST_KEY_"
  private let values: [String: Any]

  init(of app: ProjectTarget, in project: XcodeProject) {
    let settings = app.settings
    var values: [String: Any] = [
      "CFBundleExecutable": app.moduleName,
      "CFBundleName": settings["PRODUCT_NAME"] ?? app.name,
      "CFBundleIdentifier": settings["PRODUCT_BUNDLE_IDENTIFIER"] ?? app.moduleName,
      "CFBundlePackageType": "APPL",
      "CFBundleDevelopmentRegion": settings["DEVELOPMENT_LANGUAGE"] ?? "en",
      "CFBundleShortVersionString": settings["MARKETING_VERSION"] ?? "1.0",
      "CFBundleVersion": settings["CURRENT_PROJECT_VERSION"] ?? "1",
    ]
    values["DTPlatformName"] = app.persona.platformName
    values["NSAccentColorName"] = settings["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"]
    for (key, value) in settings.withPrefix(Self.settingPrefix) { values[key] = Self.typed(value) }
    if let path = settings["INFOPLIST_FILE"] {
      let file = project.folder.appendingPathComponent(path)
      values.merge(Self.contents(of: file, settings)) { $1 }
    }
    self.values = values
  }

  /// A value that is a text.
  func text(_ key: String) -> String? { values[key] as? String }

  /// The storyboards that scenes come from.
  var sceneStoryboards: [String] {
    let manifest = values["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any] ?? [:]
    let configurations = roles.values.compactMap { $0 as? [[String: Any]] }.flatMap(\.self)
    return configurations.compactMap { $0["UISceneStoryboardFile"] as? String }.sorted()
  }

  func data() throws -> Data {
    try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
  }

  private static func typed(_ value: String) -> Any {
    switch value {
    case "YES": true
    case "NO": false
    default: value
    }
  }

  private static func contents(of file: URL, _ settings: BuildSettings) -> [String: Any] {
    guard let data = try? Data(contentsOf: file),
      let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    else { return [:] }
    return expanded(list, settings) as? [String: Any] ?? [:]
  }

  /// A property list with the build settings that its texts name put in.
  private static func expanded(_ value: Any, _ settings: BuildSettings) -> Any {
    switch value {
    case let text as String: settings.expand(text)
    case let list as [Any]: list.map { expanded($0, settings) }
    case let dictionary as [String: Any]: dictionary.mapValues { expanded($0, settings) }
    default: value
    }
  }
}
