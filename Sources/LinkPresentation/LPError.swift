// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

/// The domain of `LPError`.
public let LPErrorDomain = "LPErrorDomain"

/// Why nothing is known of a link.
public struct LPError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// Something else.
    case unknown = 1
    /// The page cannot be fetched.
    case metadataFetchFailed = 2
    /// The program canceled it.
    case metadataFetchCancelled = 3
    /// It took too long.
    case metadataFetchTimedOut = 4
    /// The provider was used before.
    case metadataFetchNotAllowed = 5
  }

  /// The reason.
  public let code: Code

  /// An error with a reason.
  public init(_ code: Code) {
    self.code = code
  }

  public static var errorDomain: String { LPErrorDomain }

  public var errorCode: Int { code.rawValue }

  public var errorDescription: String? {
    switch code {
    case .unknown: "Nothing is known of the link."
    case .metadataFetchFailed: "The page cannot be fetched."
    case .metadataFetchCancelled: "The question about the link was canceled."
    case .metadataFetchTimedOut: "The page took too long."
    case .metadataFetchNotAllowed: "A provider fetches one page only."
    }
  }
}
