import Foundation

nonisolated extension EnvironmentValues {
  /// Whether the scene is in use (B47). In an `App`: whether any of its scenes is.
  public var scenePhase: ScenePhase {
    get { fields.seldomValues.all.scenePhase }
    set { fields.seldom.scenePhase = newValue }
  }

  /// Whether controls look as in the window that has the keyboard; as the scene's phase says unless a view writes it.
  public var controlActiveState: ControlActiveState {
    get { fields.seldomValues.all.controlActiveState ?? (scenePhase == .active ? .key : .inactive) }
    set { fields.seldom.controlActiveState = newValue }
  }

  /// Whether views look as in a window that is in use.
  public var appearsActive: Bool {
    get { controlActiveState != .inactive }
    set { controlActiveState = newValue ? .key : .inactive }
  }

  /// How much room there is from side to side; nil outside of a scene.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { fields.seldomValues.all.horizontalSizeClass }
    set { fields.seldom.horizontalSizeClass = newValue }
  }

  /// How much room there is from top to bottom; nil outside of a scene.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { fields.seldomValues.all.verticalSizeClass }
    set { fields.seldom.verticalSizeClass = newValue }
  }

  /// Opens URLs. A writer decides for the views below it what opening means.
  public var openURL: OpenURLAction {
    get {
      var action = fields.seldomValues.all.openURL
      action.openInHost = fields.seldomValues.all.openURLInHost
      return action
    }
    set { fields.seldom.openURL = newValue }
  }

  /// Opens windows.
  public var openWindow: OpenWindowAction { OpenWindowAction(windowOpener) }

  /// Closes windows.
  public var dismissWindow: DismissWindowAction { DismissWindowAction(windowOpener) }

  /// Opens the window with the program's settings.
  public var openSettings: OpenSettingsAction { OpenSettingsAction(windowOpener) }

  /// How the host opens and closes windows; nil if it has none.
  package var windowOpener: WindowOpenerReference? {
    get { fields.seldomValues.all.windowOpener }
    set { fields.seldom.windowOpener = newValue }
  }

  /// Remembers how to take back what was done in the scene; nil outside of one.
  public var undoManager: UndoManager? { fields.seldomValues.all.undoManager }

  /// How the host opens URLs; nil if it cannot.
  package var openURLInHost: URLOpener? {
    get { fields.seldomValues.all.openURLInHost }
    set { fields.seldom.openURLInHost = newValue }
  }

  /// What lets feedback be felt or heard; nil where there is nothing for that.
  package var feedbackInHost: (@MainActor (SensoryFeedback) -> Void)? {
    get { fields.seldomValues.all.feedbackInHost }
    set { fields.seldom.feedbackInHost = newValue }
  }
}
