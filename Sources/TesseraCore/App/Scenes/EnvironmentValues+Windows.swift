import Foundation

nonisolated extension EnvironmentValues {
  private static let windowOpenerSlot = EnvironmentSlot<WindowOpenerReference?>(nil)

  /// Opens windows.
  public var openWindow: OpenWindowAction { OpenWindowAction(windowOpener) }

  /// Closes windows.
  public var dismissWindow: DismissWindowAction { DismissWindowAction(windowOpener) }

  /// Opens windows in the place of the one that asks.
  public var pushWindow: PushWindowAction { PushWindowAction(windowOpener) }

  /// Opens the window with the program's settings.
  public var openSettings: OpenSettingsAction { OpenSettingsAction(windowOpener) }

  /// The part of the host that opens and closes windows; nil if the host has no windows.
  /// Whether the program can have several windows: where a desktop shows them, it can.
  public var supportsMultipleWindows: Bool { windowOpener?.opener != nil }

  package var windowOpener: WindowOpenerReference? {
    get { self[Self.windowOpenerSlot] }
    set { self[Self.windowOpenerSlot] = newValue }
  }
}
