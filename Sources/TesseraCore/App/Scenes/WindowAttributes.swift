import Foundation

/// The window attributes that the modifiers of a scene set.
nonisolated package struct WindowAttributes: Equatable, Sendable {
  /// The size of the content of a new window, in points.
  package var defaultSize: CGSize?
  package var resizability = WindowResizability.automatic
  /// Whether the window has a title that can be seen.
  package var hidesTitleBar = false
  /// Whether the window has neither a bar nor borders.
  package var isPlain = false
  /// Whether the next window is as large as the last one was.
  package var remembersSize = true
  /// Whether a window opens when the program starts.
  package var launchBehavior = SceneLaunchBehavior.automatic
  /// Where new windows are to lie, in parts of the screen; nil for anywhere.
  package var defaultPosition: UnitPoint?
  /// Says how large new windows are; nil for `defaultSize`.
  package var defaultPlacement: WindowPlacer?
  /// Says how large windows are that the program zooms; nil for as large as the screen.
  package var idealPlacement: WindowPlacer?
  package var level = WindowLevel.automatic
  package var role = WindowManagerRole.automatic
  /// Whether dragging what is behind the views moves the window.
  package var isDraggedByBackground = false
  /// The keys that open the window; nil for those that it has by itself.
  package var shortcut: WindowShortcut?
  /// Texts of which one is in the URLs that open a window of the scene; nil for any.
  package var externalEvents: Set<String>?

  package init() {}
}

/// The keys that open a window.
nonisolated package struct WindowShortcut: Equatable, Sendable {
  /// nil for none.
  package let keys: KeyboardShortcut?
}

nonisolated private enum WindowAttributesKey: EnvironmentKey {
  static var defaultValue: WindowAttributes { WindowAttributes() }
}

nonisolated extension EnvironmentValues {
  package var windowAttributes: WindowAttributes {
    get { self[WindowAttributesKey.self] }
    set { self[WindowAttributesKey.self] = newValue }
  }
}

nonisolated extension Scene {
  /// The size of new windows' content, in points. Sizes that are not positive numbers are ignored.
  public func defaultSize(_ size: CGSize) -> some Scene {
    transformEnvironment(\.windowAttributes) { attributes in
      guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return }
      attributes.defaultSize = size
    }
  }

  /// Sets whether windows of the scene are restored when the program starts.
  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
    transformEnvironment(\.windowAttributes) { $0.remembersSize = behavior.isEnabled }
  }

  /// The size of new windows' content, in points. Sizes that are not positive numbers are ignored.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }

  /// The keys that open a window of the scene, or bring the one that it has to the front (J427).
  ///
  /// Those of the first group of windows take the place of those of "New Window", those of the settings that of "Settings…".
  /// The title of any other window is a line of the menu "Window" then.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization = .automatic
  ) -> some Scene {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// The keys that open a window of the scene, or bring the one that it has to the front (J427); nil for none.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene {
    transformEnvironment(\.windowAttributes) { $0.shortcut = WindowShortcut(keys: shortcut) }
  }

  /// How far the user can change the size of windows.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    transformEnvironment(\.windowAttributes) { $0.resizability = resizability }
  }
}
