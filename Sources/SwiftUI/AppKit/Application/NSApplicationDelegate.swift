import Foundation
import TesseraCore

/// Is told of the life of a program, under the name that it has in AppKit. All methods may be left out.
///
/// With `@main` on a class that conforms to it, the program starts with that class and shows the `NSWindow` that it
/// makes. A program that starts through an `App` has one by `@NSApplicationDelegateAdaptor`.
@MainActor @preconcurrency
public protocol NSApplicationDelegate: NSObjectProtocol {
  /// The program is about to be launched.
  func applicationWillFinishLaunching(_ notification: Notification)

  /// The program is launched: the place to make its window.
  func applicationDidFinishLaunching(_ notification: Notification)

  /// The user operates the program.
  func applicationDidBecomeActive(_ notification: Notification)

  /// The user operates another program.
  func applicationDidResignActive(_ notification: Notification)

  /// The program ends.
  func applicationWillTerminate(_ notification: Notification)

  /// Whether the program may end.
  func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply

  /// Whether the program ends with its last window. It does so here, as programs of this desktop do; not called.
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool

  /// The user asks for the program again. Not called here.
  func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool

  /// Opens URLs.
  func application(_ application: NSApplication, open urls: [URL])
}

extension NSApplicationDelegate {
  public func applicationWillFinishLaunching(_ notification: Notification) {}

  public func applicationDidFinishLaunching(_ notification: Notification) {}

  public func applicationDidBecomeActive(_ notification: Notification) {}

  public func applicationDidResignActive(_ notification: Notification) {}

  public func applicationWillTerminate(_ notification: Notification) {}

  public func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply { .terminateNow }

  public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { false }

  public func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool { true }

  public func application(_ application: NSApplication, open urls: [URL]) {}
}

extension NSApplicationDelegate where Self: NSObject {
  /// Starts the program: the entry point that `@main` calls. See `App.main` for how the program is shown.
  public static func main() {
    AppKitProgram.makeDelegate = { DelegateMaker.make(self) }
    AppKitProgram.run(named: ProcessInfo.processInfo.processName)
  }
}
