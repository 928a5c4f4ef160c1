/// Whether a program opens a window of a scene when it starts.
nonisolated public struct SceneLaunchBehavior: Hashable, Sendable {
  private enum Kind: Hashable {
    case automatic, presented, suppressed
  }

  private let kind: Kind

  /// The platform's default: the first scene with windows opens one.
  public static let automatic = SceneLaunchBehavior(kind: .automatic)
  /// The scene opens a window beside those of other scenes.
  public static let presented = SceneLaunchBehavior(kind: .presented)
  /// The scene opens no window by itself, unless there is no other scene that could.
  public static let suppressed = SceneLaunchBehavior(kind: .suppressed)
}

nonisolated extension Scene {
  /// Sets whether a window of the scene opens when the program starts (J263).
  public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
    transformEnvironment(\.windowAttributes) { $0.launchBehavior = behavior }
  }
}
