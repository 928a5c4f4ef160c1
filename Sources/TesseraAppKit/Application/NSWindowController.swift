import Foundation
import SwiftUI
import TesseraUIKit

/// Manages a window, under the name that it has in AppKit.
@MainActor @preconcurrency
open class NSWindowController: NSResponder {
  private var ownWindow: NSWindow?
  private var isLoaded = false

  /// A controller of a window.
  ///
  /// - Parameter window: nil for one that `loadWindow` makes.
  public init(window: NSWindow?) {
    super.init()
    attach(window)
  }

  /// A controller whose window `loadWindow` makes: there are no files of Interface Builder here.
  public convenience override init() {
    self.init(window: nil)
  }

  /// A controller whose window `loadWindow` makes: there are no files of Interface Builder here.
  public convenience init(windowNibName: String) {
    self.init(window: nil)
    self.windowNibName = windowNibName
  }

  /// No controller is kept in an archive, so there is none to be read from one: its window is made by `loadWindow`.
  public required override init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The name of a file of Interface Builder. There are none here, so it is only kept.
  open private(set) var windowNibName: String?

  /// What the window shows belongs to, for the program.
  open weak var document: AnyObject?

  /// Whether a new window lies beside the one before. The desktop places windows, so it is only kept.
  open var shouldCascadeWindows = true

  /// A name under which the place of the window is kept. The desktop places windows, so it is only kept.
  open var windowFrameAutosaveName = ""

  // MARK: The window

  /// The window; it is loaded when it is first asked for.
  open var window: NSWindow? {
    get {
      if ownWindow == nil, !isLoaded { load() }
      return ownWindow
    }
    set { attach(newValue) }
  }

  private func attach(_ window: NSWindow?) {
    if ownWindow?.controller === self { ownWindow?.controller = nil }
    ownWindow = window
    window?.controller = self
    if window != nil { isLoaded = true }
  }

  private func load() {
    isLoaded = true
    windowWillLoad()
    loadWindow()
    windowDidLoad()
  }

  /// Whether the window was loaded, or given.
  open var isWindowLoaded: Bool { isLoaded }

  /// Makes the window: an empty one. Overrides set `window`.
  open func loadWindow() {
    attach(NSWindow(contentRect: CGRect(x: 0, y: 0, width: 640, height: 480)))
  }

  /// The window is about to be made by `loadWindow`.
  open func windowWillLoad() {}

  /// The window was made by `loadWindow`.
  open func windowDidLoad() {}

  /// Manages the content of the window.
  open var contentViewController: NSViewController? {
    get { window?.contentViewController }
    set { window?.contentViewController = newValue }
  }

  /// Shows the window above the others.
  open func showWindow(_ sender: Any?) {
    window?.makeKeyAndOrderFront(sender)
  }

  /// Closes the window, if it is loaded.
  open func close() {
    ownWindow?.close()
  }
}

extension NSWindow {
  /// What manages the window; it is not kept.
  public var windowController: NSWindowController? {
    get { controller as? NSWindowController }
    set { controller = newValue }
  }
}
