import Foundation
import TesseraCore

/// The program under the name that it has in UIKit.
@MainActor @preconcurrency
public final class UIApplication {
  /// The program that is running.
  public static let shared = UIApplication()

  private init() {}

  /// How `open` may be told to behave: it behaves the same with all of them.
  nonisolated public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Opens a link only in a program that was made for it. It has no effect here.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
  }

  /// What a program is doing.
  nonisolated public enum State: Int, Sendable {
    /// In the foreground, and the user operates it.
    case active
    /// In the foreground, but the user operates something else.
    case inactive
    /// Not to be seen.
    case background
  }

  private var environment: EnvironmentValues? { FrontmostGraph.current?.environment }

  /// By the phase of the scene whose code is running.
  public var applicationState: State {
    switch environment?.scenePhase {
    case .active: .active
    case .inactive: .inactive
    default: .background
    }
  }

  /// Whether it is worth while to try to open a URL: whether it has a scheme.
  public func canOpenURL(_ url: URL) -> Bool {
    url.scheme?.isEmpty == false
  }

  /// Has the desktop open a URL with the program that it has for such.
  ///
  /// - Parameters:
  ///   - url: what is opened.
  ///   - options: mean nothing here.
  ///   - completion: hears whether there is such a program.
  @preconcurrency
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let isOpened = environment?.openURLInHost?(url) ?? false
    completion?(isOpened)
  }

  /// Has the desktop open a URL with the program that it has for such.
  ///
  /// - Returns: whether there is one.
  @discardableResult
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    environment?.openURLInHost?(url) ?? false
  }
}
