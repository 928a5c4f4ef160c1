import Foundation

nonisolated extension EnvironmentValues {
  private static let windowOpenerSlot = EnvironmentSlot<WindowOpenerReference?>(nil)

  /// Opens windows.
  public var openWindow: OpenWindowAction { OpenWindowAction(windowOpener) }

  /// Closes windows.
  public var dismissWindow: DismissWindowAction { DismissWindowAction(windowOpener) }

  /// Opens the window with the program's settings.
  public var openSettings: OpenSettingsAction { OpenSettingsAction(windowOpener) }

  /// How the host opens and closes windows; nil if it has none.
  package var windowOpener: WindowOpenerReference? {
    get { self[Self.windowOpenerSlot] }
    set { self[Self.windowOpenerSlot] = newValue }
  }
}
