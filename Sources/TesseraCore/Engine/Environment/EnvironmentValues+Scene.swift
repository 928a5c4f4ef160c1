import Foundation

nonisolated extension EnvironmentValues {
  private static let scenePhaseSlot = EnvironmentSlot(ScenePhase.background)
  private static let controlActiveStateSlot = EnvironmentSlot<ControlActiveState?>(nil)
  private static let horizontalSizeClassSlot = EnvironmentSlot<UserInterfaceSizeClass?>(nil)
  private static let verticalSizeClassSlot = EnvironmentSlot<UserInterfaceSizeClass?>(nil)
  private static let openURLSlot = EnvironmentSlot(OpenURLAction.plain)
  private static let openURLInHostSlot = EnvironmentSlot<URLOpener?>(nil)

  /// Whether the scene is in use (B47). In an `App`: whether any of its scenes is.
  public var scenePhase: ScenePhase {
    get { self[Self.scenePhaseSlot] }
    set { self[Self.scenePhaseSlot] = newValue }
  }

  /// Whether controls look as in the window that has the keyboard; as the scene's phase says unless a view writes it.
  public var controlActiveState: ControlActiveState {
    get { self[Self.controlActiveStateSlot] ?? (scenePhase == .active ? .key : .inactive) }
    set { self[Self.controlActiveStateSlot] = newValue }
  }

  /// Whether views look as in a window that is in use.
  public var appearsActive: Bool {
    get { controlActiveState != .inactive }
    set { controlActiveState = newValue ? .key : .inactive }
  }

  /// How much room there is from side to side; nil outside of a scene.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[Self.horizontalSizeClassSlot] }
    set { self[Self.horizontalSizeClassSlot] = newValue }
  }

  /// How much room there is from top to bottom; nil outside of a scene.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[Self.verticalSizeClassSlot] }
    set { self[Self.verticalSizeClassSlot] = newValue }
  }

  /// Opens URLs. A writer decides for the views below it what opening means.
  public var openURL: OpenURLAction {
    get {
      var action = self[Self.openURLSlot]
      action.openInHost = openURLInHost
      return action
    }
    set { self[Self.openURLSlot] = newValue }
  }

  /// How the host opens URLs; nil if it cannot.
  package var openURLInHost: URLOpener? {
    get { self[Self.openURLInHostSlot] }
    set { self[Self.openURLInHostSlot] = newValue }
  }
}
