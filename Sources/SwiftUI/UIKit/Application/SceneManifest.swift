import Foundation
import TesseraCore

/// What `Info.plist` says of the program's scenes.
@MainActor
struct SceneManifest {
  private let content: [String: Any]

  /// The program's; nil if its `Info.plist` says nothing of scenes.
  static var ofProgram: SceneManifest? { SceneManifest(Bundle.main.infoDictionary) }

  init?(_ info: [String: Any]?) {
    guard let content = info?["UIApplicationSceneManifest"] as? [String: Any] else { return nil }
    self.content = content
  }

  var supportsMultipleScenes: Bool { content["UIApplicationSupportsMultipleScenes"] as? Bool ?? false }

  /// The configurations of a kind of scene; the first is the one to begin with.
  private func configurations(_ role: UISceneSession.Role) -> [[String: Any]] {
    (content["UISceneConfigurations"] as? [String: Any])?[role.rawValue] as? [[String: Any]] ?? []
  }

  /// The name of the first configuration for windows; nil if there is none, or it has no name.
  var firstConfigurationName: String? {
    configurations(.windowApplication).first?["UISceneConfigurationName"] as? String
  }

  /// The class that is to be told of a scene; nil if none is named, or the named one is not there, with a warning.
  func delegateClass(named name: String?, role: UISceneSession.Role) -> AnyClass? {
    let all = configurations(role)
    let match = all.first { $0["UISceneConfigurationName"] as? String == name } ?? (name == nil ? all.first : nil)
    guard let className = match?["UISceneDelegateClassName"] as? String else { return nil }
    if let type = NSClassFromString(className) { return type }
    RuntimeWarning.report(.missingDelegate(className))
    return nil
  }
}
