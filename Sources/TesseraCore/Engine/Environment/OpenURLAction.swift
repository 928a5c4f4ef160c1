import Foundation

/// Opens a URL: the value of the environment's `openURL`.
///
/// A handler written with `environment(\.openURL, OpenURLAction { … })` decides what happens to the URLs that the views
/// below open. Without one, or where it returns `systemAction`, the host opens them.
nonisolated public struct OpenURLAction: Sendable {
  /// What a handler did with a URL.
  public struct Result: Sendable {
    enum Outcome: Sendable {
      case handled
      case discarded
      case system(URL?)
    }

    let outcome: Outcome

    /// The handler opened the URL.
    public static let handled = Result(outcome: .handled)
    /// The handler decided not to open the URL.
    public static let discarded = Result(outcome: .discarded)
    /// The host opens the URL.
    public static let systemAction = Result(outcome: .system(nil))

    /// The host opens another URL instead.
    public static func systemAction(_ url: URL) -> Result {
      Result(outcome: .system(url))
    }
  }

  /// The storage of the action. A writer of the environment keeps one and stores each new handler in it, so that
  /// readers are not invalidated by a closure that every body creates again (B69).
  private final class Handler: @unchecked Sendable {
    // Sendable: used on the main actor only.
    var handle: (@MainActor (URL) -> Result)?

    init(_ handle: (@MainActor (URL) -> Result)?) {
      self.handle = handle
    }
  }

  private let handler: Handler
  /// How the host opens a URL: whether it could. nil if it cannot open any.
  var openInHost: URLOpener?

  /// An action that asks `handler` first.
  @preconcurrency
  public init(handler: @escaping @MainActor (URL) -> Result) {
    self.handler = Handler(handler)
  }

  /// The default action.
  static let plain = OpenURLAction(handler: Handler(nil))

  private init(handler: Handler) {
    self.handler = handler
  }

  /// Opens a URL.
  @MainActor @preconcurrency
  public func callAsFunction(_ url: URL) {
    _ = open(url)
  }

  /// Opens a URL and tells whether it was opened.
  @MainActor @preconcurrency
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(open(url))
  }

  @MainActor
  private func open(_ url: URL) -> Bool {
    switch handler.handle?(url).outcome ?? .system(nil) {
    case .handled: return true
    case .discarded: return false
    case .system(let replacement):
      guard let openInHost else {
        RuntimeWarning.report(.noURLOpener)
        return false
      }
      return openInHost(replacement ?? url)
    }
  }
}

/// Opens URLs outside of the program, and tells whether it could.
package typealias URLOpener = @MainActor @Sendable (URL) -> Bool

extension OpenURLAction: RenewableAction {
  package func renewed(in old: OpenURLAction?) -> OpenURLAction {
    guard let old else { return OpenURLAction(handler: Handler(handler.handle)) }
    old.handler.handle = handler.handle
    return old
  }
}

nonisolated extension OpenURLAction: Equatable {
  /// Whether both lead to the same handler.
  public static func == (left: OpenURLAction, right: OpenURLAction) -> Bool {
    left.handler === right.handler
  }
}
