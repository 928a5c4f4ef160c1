import Foundation

/// A page of a server on which a user signs in, and which calls the program back by a scheme of its own.
///
/// A browser of a desktop has no way to call back a program that runs, so that nothing is opened and it fails (AS3).
@MainActor
public final class ASWebAuthenticationSession: NSObject {
  /// Gets the address by which the program is called back, or an error.
  public typealias CompletionHandler = @MainActor (URL?, (any Error)?) -> Void

  /// Says in which window the user is asked.
  public weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  /// Whether the browser forgets what it knew.
  public var prefersEphemeralWebBrowserSession = false
  private let complete: CompletionHandler

  /// - Parameters:
  ///   - URL: the page.
  ///   - callbackURLScheme: the scheme of the address by which the program is called back.
  ///   - completionHandler: gets an `ASWebAuthenticationSessionError`.
  public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
    complete = completionHandler
  }

  /// Whether a browser can be asked: no.
  public var canStart: Bool { false }

  /// Hands over `presentationContextInvalid` soon, and opens nothing.
  ///
  /// - Returns: false.
  @discardableResult
  public func start() -> Bool {
    Task { complete(nil, ASWebAuthenticationSessionError(.presentationContextInvalid)) }
    return false
  }

  /// Ends it. It never begins.
  public func cancel() {}
}

/// Says in which window the user is asked.
@MainActor @preconcurrency
public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
  /// The window.
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// Why a user did not sign in on a page.
public struct ASWebAuthenticationSessionError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// The user canceled it.
    case canceledLogin = 1
    /// It is not said in which window.
    case presentationContextNotProvided = 2
    /// There is nothing to show it in.
    case presentationContextInvalid = 3
  }

  /// The reason.
  public let code: Code

  /// An error with a reason.
  public init(_ code: Code) {
    self.code = code
  }

  public static var errorDomain: String { "com.apple.AuthenticationServices.WebAuthenticationSession" }

  public var errorCode: Int { code.rawValue }

  public var errorDescription: String? { "The user did not sign in on the page." }
}
