import Foundation
import TesseraCore

/// The program under the name that it has in AppKit.
@MainActor @preconcurrency
open class NSApplication: NSResponder {
  /// The program that is running.
  public static let shared = NSApplication()

  private override init() {
    super.init()
  }

  /// Is told of the program's life. The program keeps it.
  public var delegate: (any NSApplicationDelegate)?

  /// What launched the program, if it has a delegate.
  var launch: AppKitLaunch?

  /// The windows that were made with `NSWindow` and are shown, from the lowest to the uppermost.
  let windowList = NSWindowList()

  /// The windows that were made with `NSWindow` and are shown. Those of an `App` are not among them.
  public var windows: [NSWindow] { windowList.windows }

  /// The window that has the keyboard; nil if it was not made with `NSWindow`.
  public var keyWindow: NSWindow? { windows.last }

  /// The window that the user works in; nil if it was not made with `NSWindow`.
  public var mainWindow: NSWindow? { windows.last }

  /// Whether the user operates the program.
  public var isActive: Bool { FrontmostGraph.current?.environment.scenePhase == .active }

  /// Asks the delegate whether the program may end, and ends it.
  ///
  /// A program that was not started by `main`, as in a test, goes on, with a warning.
  public func terminate(_ sender: Any?) {
    guard delegate?.applicationShouldTerminate(self) ?? .terminateNow == .terminateNow else { return }
    end()
  }

  private func end() {
    guard let name = RunningProgram.name else { return RuntimeWarning.report(.notTerminated) }
    PhaseNotifications.postEnd()
    RunningProgram.end(name)
    exit(EXIT_SUCCESS)
  }

  /// How a delegate answers to the end of the program.
  nonisolated public enum TerminateReply: UInt, Sendable {
    /// The program goes on.
    case terminateCancel
    /// The program ends.
    case terminateNow
    /// The program goes on until it calls `reply(toApplicationShouldTerminate:)`.
    case terminateLater
  }

  /// Ends the program, if a delegate that answered `terminateLater` agrees.
  public func reply(toApplicationShouldTerminate shouldTerminate: Bool) {
    if shouldTerminate { end() }
  }

  /// The program is about to be launched.
  nonisolated public static let willFinishLaunchingNotification = Notification.Name(
    "NSApplicationWillFinishLaunchingNotification")
  /// The program is launched.
  nonisolated public static let didFinishLaunchingNotification = Notification.Name(
    "NSApplicationDidFinishLaunchingNotification")
  /// The user operates the program.
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "NSApplicationDidBecomeActiveNotification")
  /// The user operates another program.
  nonisolated public static let didResignActiveNotification = Notification.Name(
    "NSApplicationDidResignActiveNotification")
  /// The program ends.
  nonisolated public static let willTerminateNotification = Notification.Name("NSApplicationWillTerminateNotification")
}

/// The program that is running.
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor public var NSApp: NSApplication! { .shared }
