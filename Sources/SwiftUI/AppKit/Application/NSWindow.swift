import Combine
import Foundation
import TesseraCore

/// The window of a program that starts with a delegate, under the name that it has in AppKit.
///
/// The program has one window of the desktop, which shows the uppermost of its windows.
@MainActor @preconcurrency
open class NSWindow: NSResponder {
  let state = NSWindowState()
  private var contentRect: CGRect

  /// A window that is not shown yet.
  ///
  /// - Parameters:
  ///   - contentRect: its size in points; the desktop chooses its place.
  ///   - style: means nothing here: the desktop decorates windows.
  ///   - backingStoreType: means nothing here.
  ///   - flag: means nothing here.
  public init(
    contentRect: CGRect, styleMask style: StyleMask = [.titled, .closable, .resizable],
    backing backingStoreType: BackingStoreType = .buffered, defer flag: Bool = false
  ) {
    self.contentRect = contentRect
    styleMask = style
    super.init()
  }

  /// A window that shows a view controller.
  public convenience init(contentViewController: NSViewController) {
    self.init(contentRect: CGRect(x: 0, y: 0, width: 640, height: 480))
    self.contentViewController = contentViewController
  }

  /// How the window is to look and behave. The desktop decorates windows, so it is only kept.
  open var styleMask: StyleMask

  /// What stands in the window's title bar.
  open var title: String {
    get { state.title }
    set { state.title = newValue }
  }

  /// What the window shows: an `NSHostingView`; other views of AppKit are not drawn.
  open var contentView: NSView? {
    get { state.contentView }
    set { state.contentView = newValue }
  }

  /// What the window shows: an `NSHostingController`; other controllers of AppKit have no content.
  open var contentViewController: NSViewController? {
    didSet { contentView = contentViewController?.view }
  }

  /// Its size in points when it is first shown.
  open var frame: CGRect { contentRect }

  /// Sets the size, in points, that the window has when it is first shown.
  open func setContentSize(_ size: CGSize) {
    contentRect.size = size
  }

  /// Places the window in the middle of the screen; the desktop chooses its place, so nothing has to be done.
  open func center() {}

  /// Shows the window above the others.
  open func makeKeyAndOrderFront(_ sender: Any?) {
    NSApplication.shared.windowList.bringToFront(self)
  }

  /// Hides the window.
  open func orderOut(_ sender: Any?) {
    NSApplication.shared.windowList.remove(self)
  }

  /// Closes the window.
  open func close() {
    orderOut(nil)
  }

  /// Whether the window is shown.
  open var isVisible: Bool { NSApplication.shared.windowList.windows.contains { $0 === self } }

  /// Whether it is the one that has the keyboard.
  open var isKeyWindow: Bool { NSApplication.shared.keyWindow === self }

  /// Whether closing ends the life of the window's object. Swift's references decide, so it is only kept.
  open var isReleasedWhenClosed = true

  /// Names the settings in which the window's place is kept. The desktop chooses its place.
  ///
  /// - Returns: true.
  @discardableResult
  open func setFrameAutosaveName(_ name: String) -> Bool { true }

  open override var nextResponder: NSResponder? { NSApplication.shared }

  /// How a window is to look and behave.
  nonisolated public struct StyleMask: OptionSet, Sendable {
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
    /// Title bar and toolbar are one.
    public static let unifiedTitleAndToolbar = StyleMask(rawValue: 1 << 12)
    /// It fills the screen.
    public static let fullScreen = StyleMask(rawValue: 1 << 14)
    /// Its content lies below the title bar, too.
    public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
  }

  /// How AppKit keeps what a window shows.
  nonisolated public enum BackingStoreType: UInt, Sendable {
    /// In memory of its own.
    case buffered = 2
  }
}

/// What a view follows of a window.
@MainActor
final class NSWindowState: ObservableObject {
  @Published var title = ""
  @Published var contentView: NSView?
}

/// The windows of a program that are shown, from the lowest to the uppermost; a view follows it.
@MainActor
final class NSWindowList: ObservableObject {
  @Published var windows: [NSWindow] = []

  func bringToFront(_ window: NSWindow) {
    windows = windows.filter { $0 !== window } + [window]
  }

  func remove(_ window: NSWindow) {
    windows.removeAll { $0 === window }
  }
}
