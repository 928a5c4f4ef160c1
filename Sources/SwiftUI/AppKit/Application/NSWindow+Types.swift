import Foundation

nonisolated extension NSWindow {
  /// How a window is to look and behave.
  public struct StyleMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Without a title bar.
    public static let borderless: StyleMask = []
    /// With a title bar.
    public static let titled = StyleMask(rawValue: 1 << 0)
    /// With a button that closes it.
    public static let closable = StyleMask(rawValue: 1 << 1)
    /// With a button that hides it.
    public static let miniaturizable = StyleMask(rawValue: 1 << 2)
    /// The user can change its size.
    public static let resizable = StyleMask(rawValue: 1 << 3)
    /// Small, for tools.
    public static let utilityWindow = StyleMask(rawValue: 1 << 4)
    /// Without taking the keyboard from other programs.
    public static let nonactivatingPanel = StyleMask(rawValue: 1 << 7)
    /// Title bar and toolbar are one.
    public static let unifiedTitleAndToolbar = StyleMask(rawValue: 1 << 12)
    /// Dark and half clear, for tools.
    public static let hudWindow = StyleMask(rawValue: 1 << 13)
    /// It fills the screen.
    public static let fullScreen = StyleMask(rawValue: 1 << 14)
    /// Its content lies below the title bar, too.
    public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
  }

  /// How AppKit keeps what a window shows.
  public enum BackingStoreType: UInt, Sendable {
    /// In memory of its own.
    case buffered = 2
  }

  /// Whether a title can be seen.
  public enum TitleVisibility: Int, Sendable {
    /// It can.
    case visible
    /// It cannot.
    case hidden
  }

  /// Whether windows become tabs of one another.
  public enum TabbingMode: Int, Sendable {
    /// As the user likes.
    case automatic
    /// If they can.
    case preferred
    /// Never.
    case disallowed
  }

  /// A place in the order of windows.
  public struct Level: RawRepresentable, Comparable, Hashable, Sendable {
    public var rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public init(_ rawValue: Int) { self.rawValue = rawValue }

    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }

    /// That of documents.
    public static let normal = Level(rawValue: 0)
    /// That of windows above those of documents.
    public static let floating = Level(rawValue: 3)
    /// That of windows that must be answered.
    public static let modalPanel = Level(rawValue: 8)
    /// That of the menu bar.
    public static let mainMenu = Level(rawValue: 24)
    /// That of status items.
    public static let statusBar = Level(rawValue: 25)
    /// That of open menus.
    public static let popUpMenu = Level(rawValue: 101)
    /// That of screen savers.
    public static let screenSaver = Level(rawValue: 1000)
  }

  /// How a window behaves among those of other programs.
  public struct CollectionBehavior: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It is on all desktops.
    public static let canJoinAllSpaces = CollectionBehavior(rawValue: 1 << 0)
    /// It goes to the desktop that is used.
    public static let moveToActiveSpace = CollectionBehavior(rawValue: 1 << 1)
    /// It is among those that are shown together.
    public static let managed = CollectionBehavior(rawValue: 1 << 2)
    /// It is not.
    public static let transient = CollectionBehavior(rawValue: 1 << 3)
    /// It stays where it is.
    public static let stationary = CollectionBehavior(rawValue: 1 << 4)
    /// The keys that go through windows leave it out.
    public static let ignoresCycle = CollectionBehavior(rawValue: 1 << 6)
    /// It can fill the screen.
    public static let fullScreenPrimary = CollectionBehavior(rawValue: 1 << 7)
    /// It can be beside one that fills the screen.
    public static let fullScreenAuxiliary = CollectionBehavior(rawValue: 1 << 8)
    /// It cannot fill the screen.
    public static let fullScreenNone = CollectionBehavior(rawValue: 1 << 9)
  }

  /// The window is about to close.
  public static let willCloseNotification = Notification.Name("NSWindowWillCloseNotification")
  /// The window has the keyboard. Not posted: see `NSApplication.didBecomeActiveNotification`.
  public static let didBecomeKeyNotification = Notification.Name("NSWindowDidBecomeKeyNotification")
  /// The window has the keyboard no more. Not posted: see `NSApplication.didResignActiveNotification`.
  public static let didResignKeyNotification = Notification.Name("NSWindowDidResignKeyNotification")
  /// The window has another size. Not posted: see `onGeometryChange`.
  public static let didResizeNotification = Notification.Name("NSWindowDidResizeNotification")
}

/// Is told of the life of a window. All methods may be left out.
@MainActor @preconcurrency
public protocol NSWindowDelegate: AnyObject {
  /// Whether the window may close; asked by `performClose`.
  func windowShouldClose(_ sender: NSWindow) -> Bool

  /// The window is about to close because the program closes it.
  func windowWillClose(_ notification: Notification)

  /// The window has the keyboard. Not called: windows of the desktop tell scenes alone.
  func windowDidBecomeKey(_ notification: Notification)

  /// The window has the keyboard no more. Not called: windows of the desktop tell scenes alone.
  func windowDidResignKey(_ notification: Notification)

  /// The window has another size. Not called: windows of the desktop tell views alone.
  func windowDidResize(_ notification: Notification)
}

extension NSWindowDelegate {
  public func windowShouldClose(_ sender: NSWindow) -> Bool { true }

  public func windowWillClose(_ notification: Notification) {}

  public func windowDidBecomeKey(_ notification: Notification) {}

  public func windowDidResignKey(_ notification: Notification) {}

  public func windowDidResize(_ notification: Notification) {}
}
