// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import TesseraMedia

/// The domain of the errors of this module.
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// Why something cannot be played.
public struct AVError: CustomNSError, Hashable, Sendable {
  /// The kinds of errors, with the numbers that they have on Apple's platforms.
  public enum Code: Int, Hashable, Sendable {
    case unknown = -11800
    case mediaServicesWereReset = -11819
    case decodeFailed = -11821
    case fileFormatNotRecognized = -11828
    case contentIsNotAuthorized = -11835
    case applicationIsNotAuthorizedToUseDevice = -11852
    case operationNotAllowed = -11862
    case noLongerPlayable = -11867
    case serverIncorrectlyConfigured = -11850
    case failedToLoadMediaData = -11849
  }

  public let code: Code
  /// In words, for the developer.
  private let reason: String

  public init(_ code: Code) {
    self.init(code, "")
  }

  init(_ code: Code, _ reason: String) {
    self.code = code
    self.reason = reason
  }

  init(_ problem: MediaProblem) {
    switch problem.kind {
    case .missing: self.init(.failedToLoadMediaData, problem.reason)
    case .unreadable: self.init(.fileFormatNotRecognized, problem.reason)
    case .unavailable: self.init(.operationNotAllowed, problem.reason)
    }
  }

  public static var errorDomain: String { AVFoundationErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { reason.isEmpty ? [:] : [NSLocalizedDescriptionKey: reason] }
  public var localizedDescription: String { reason.isEmpty ? "The media cannot be played." : reason }
}
