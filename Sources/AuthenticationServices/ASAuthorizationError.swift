// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

/// The domain of `ASAuthorizationError`.
public let ASAuthorizationErrorDomain = "com.apple.AuthenticationServices.AuthorizationError"

/// Why a user did not sign in.
public struct ASAuthorizationError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// Something else.
    case unknown = 1000
    /// The user canceled it.
    case canceled = 1001
    /// The answer cannot be read.
    case invalidResponse = 1002
    /// Nothing on the system does it.
    case notHandled = 1003
    /// It failed.
    case failed = 1004
    /// The user would have to be asked.
    case notInteractive = 1005
  }

  /// The reason.
  public let code: Code

  /// An error with a reason.
  public init(_ code: Code) {
    self.code = code
  }

  /// Something else.
  public static let unknown = Code.unknown
  /// The user canceled it.
  public static let canceled = Code.canceled
  /// The answer cannot be read.
  public static let invalidResponse = Code.invalidResponse
  /// Nothing on the system does it.
  public static let notHandled = Code.notHandled
  /// It failed.
  public static let failed = Code.failed

  public static var errorDomain: String { ASAuthorizationErrorDomain }

  public var errorCode: Int { code.rawValue }

  public var errorDescription: String? {
    switch code {
    case .unknown, .failed: "The user did not sign in."
    case .canceled: "The user canceled it."
    case .invalidResponse: "The answer cannot be read."
    case .notHandled: "Nothing on this system signs in with Apple."
    case .notInteractive: "The user would have to be asked."
    }
  }
}

extension ASAuthorizationError.Code {
  /// Lets a `catch` name the code.
  public static func ~= (code: ASAuthorizationError.Code, error: any Error) -> Bool {
    (error as? ASAuthorizationError)?.code == code
  }
}
