import Foundation

/// What a scene is made for, and which class is told of it.
@MainActor @preconcurrency
public final class UISceneSession: NSObject {
  /// What kind of scene it is.
  public let role: Role
  /// Which class is told of the scene.
  public internal(set) var configuration: UISceneConfiguration
  /// The scene; nil until it is connected.
  public internal(set) weak var scene: UIScene?
  /// Tells sessions apart.
  public let persistentIdentifier = UUID().uuidString
  /// What the program keeps with the session while it runs.
  public var userInfo: [String: Any]?

  init(configuration: UISceneConfiguration? = nil) {
    self.configuration = configuration ?? UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    role = self.configuration.role
    super.init()
  }

  /// A kind of scene.
  nonisolated public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A window of the program.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// A window on another screen. There are none here.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }
}

/// Which class is told of a scene.
@MainActor @preconcurrency
public final class UISceneConfiguration: NSObject {
  /// What `Info.plist` calls the configuration.
  public let name: String?
  /// The kind of scene.
  public let role: UISceneSession.Role
  /// The class that is told of the scene: below `NSObject`, and a `UISceneDelegate`.
  public var delegateClass: AnyClass?
  /// The class of the scene. A `UIWindowScene` is made in any case.
  public var sceneClass: AnyClass?

  /// Takes the classes of the configuration that `Info.plist` has under a name and role, if it has one.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    delegateClass = SceneManifest.ofProgram?.delegateClass(named: name, role: sessionRole)
    super.init()
  }
}
