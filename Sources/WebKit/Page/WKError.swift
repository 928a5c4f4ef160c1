import Foundation
import TesseraCore

/// What fails in views of the web.
public struct WKError: CustomNSError, Hashable, Sendable {
  /// What failed.
  public enum Code: Int, Sendable {
    case unknown = 1
    case webContentProcessTerminated
    case webViewInvalidated
    case javaScriptExceptionOccurred
    case javaScriptResultTypeIsUnsupported
  }

  public static let errorDomain = "WKErrorDomain"

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
