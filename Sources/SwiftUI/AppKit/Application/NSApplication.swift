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

  /// The windows that stand for those of an `App`.
  private var surfaceWindows: [NSWindow] = []

  /// The windows that stand for those of an `App`, and those that were made with `NSWindow` and are shown.
  public var windows: [NSWindow] {
    if let graph = FrontmostGraph.current { _ = window(of: graph) }
    return surfaceWindows.filter { $0.graph != nil } + windowList.windows
  }

  /// The window that has the keyboard; nil if the program has none.
  public var keyWindow: NSWindow? { FrontmostGraph.current.map { window(of: $0) } ?? windowList.windows.last }

  /// The window that the user works in; nil if the program has none.
  public var mainWindow: NSWindow? { keyWindow }

  /// The window that a surface shows, or that stands for the surface.
  func window(of graph: ViewGraph) -> NSWindow {
    if let window = windowList.windows.last(where: { $0.shownGraph === graph }) { return window }
    surfaceWindows.removeAll { $0.graph == nil }
    if let window = surfaceWindows.first(where: { $0.graph === graph }) { return window }
    let window = NSWindow(of: graph)
    surfaceWindows.append(window)
    window.styleMayHaveChanged()
    return window
  }

  /// The window of the surface whose code is running.
  var windowOfSurface: NSWindow { keyWindow ?? NSWindow(contentRect: .zero) }

  /// Brings the window that was active last to the front. The desktop may show that it wants attention instead.
  public func activate() {
    FrontmostGraph.current?.surfaceWindow?.bringToFront()
  }

  /// The spelling of earlier SDKs.
  public func activate(ignoringOtherApps flag: Bool) {
    activate()
  }

  /// Takes the windows of the program out of sight until the user asks for them.
  public func hide(_ sender: Any?) {
    for window in windows { window.miniaturize(sender) }
  }

  /// Whether a program has an icon and a menu. Desktops decide it by the program's files, so it has no effect.
  ///
  /// - Returns: whether it is what programs are here: regular.
  @discardableResult
  public func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool { activationPolicy == .regular }

  /// Whether the program has an icon and a menu: it has.
  public var activationPolicy: ActivationPolicy { .regular }

  /// Whether a program has an icon and a menu.
  nonisolated public enum ActivationPolicy: Int, Sendable {
    /// It has both.
    case regular
    /// It has none, but windows.
    case accessory
    /// It has none, and no windows.
    case prohibited
  }

  /// The event that views of AppKit were told of last, if nothing happened since; else one of the pointer where it was last,
  /// with the modifier keys that are held (J160). nil for a program without windows.
  public var currentEvent: NSEvent? {
    guard let graph = FrontmostGraph.current else { return nil }
    let now = graph.clockTime / .seconds(1)
    if let last = NSEvent.last, last.timestamp == now, last.modifierFlags == NSEvent.modifierFlags { return last }
    return NSEvent.ofPointer(in: keyWindow, at: now)
  }

  /// Light or dark, for the windows that are open and have no appearance of their own, for modules above.
  package var userInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { for window in windows { window.styleMayHaveChanged() } }
  }

  /// Whether the user operates the program.
  public var isActive: Bool { FrontmostGraph.current?.environment.scenePhase == .active }

  /// Starts the program with its delegate and runs it until it ends, as the `main.swift` of a program without an `App` does
  /// (J476). In a program that runs already it has no effect, with a warning.
  open func run() {
    guard RunningProgram.name == nil else {
      return RuntimeWarning.report(.withoutEffect("NSApplication.run has no effect in a program that runs"))
    }
    let object = delegate as? any NSObject & NSApplicationDelegate ?? PlainDelegate()
    AppKitProgram.makeDelegate = { object }
    AppKitProgram.run(named: ProcessInfo.processInfo.processName)
  }

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

/// That of a program that sets none.
private final class PlainDelegate: NSObject, NSApplicationDelegate {}

/// Starts the program with the delegate that `NSApplication.shared` has, and runs it until it ends (J476).
///
/// - Parameters:
///   - argc: means nothing here.
///   - argv: means nothing here.
/// - Returns: 0.
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor @discardableResult
public func NSApplicationMain(_ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32 {
  NSApplication.shared.run()
  return 0
}

/// The program that is running.
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor public var NSApp: NSApplication! { .shared }
