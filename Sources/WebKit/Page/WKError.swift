import Foundation
import TesseraCore

/// What fails in views of the web.
public struct WKError: CustomNSError, Hashable, Sendable {
  /// What failed.
  public enum Code: Int, Sendable {
    /// No reason is known.
    case unknown = 1
    /// The engine of the page ended unexpectedly; never here, where delegates hear of it.
    case webContentProcessTerminated
    /// The view is gone; never here.
    case webViewInvalidated
    /// A script failed.
    case javaScriptExceptionOccurred
    /// A value is nothing that scripts can have.
    case javaScriptResultTypeIsUnsupported
  }

  public static let errorDomain = "WKErrorDomain"

  /// The kind of the error.
  public let code: Code
  /// What the page says of it.
  let message: String?

  init(_ code: Code, message: String? = nil) {
    self.code = code
    self.message = message
  }

  public var errorCode: Int { code.rawValue }

  public var errorUserInfo: [String: Any] {
    var info: [String: Any] = [NSLocalizedDescriptionKey: message ?? "The page could not do it."]
    if let message { info["WKJavaScriptExceptionMessage"] = message }
    return info
  }

  /// The error as programs see it, for one of a script.
  package static func ofScript(_ error: any Error) -> WKError {
    switch error {
    case let error as WebScriptError: WKError(.javaScriptExceptionOccurred, message: error.message)
    case is ScriptValue.Problem: WKError(.javaScriptResultTypeIsUnsupported)
    default: WKError(.unknown)
    }
  }
}
