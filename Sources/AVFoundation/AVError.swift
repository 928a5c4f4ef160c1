// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import TesseraMedia

/// The domain of the errors of this module.
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// Why something cannot be played.
public struct AVError: CustomNSError, Hashable, Sendable {
  /// The kinds of errors, with the numbers that they have on Apple's platforms.
  public enum Code: Int, Hashable, Sendable {
    /// No reason is known.
    case unknown = -11800
    /// What plays media was started anew; never here.
    case mediaServicesWereReset = -11819
    /// The content is damaged; never here, where it is not recognized.
    case decodeFailed = -11821
    /// The file is of no known kind, or damaged.
    case fileFormatNotRecognized = -11828
    /// The content may not be played; never here.
    case contentIsNotAuthorized = -11835
    /// The device may not be used; never here.
    case applicationIsNotAuthorizedToUseDevice = -11852
    /// Nothing plays media here.
    case operationNotAllowed = -11862
    /// The content cannot be played any more; never here.
    case noLongerPlayable = -11867
    /// The server cannot send media; never here.
    case serverIncorrectlyConfigured = -11850
    /// There is no device.
    case deviceNotConnected = -11814
    /// There is no such file, or it cannot be read.
    case failedToLoadMediaData = -11849
  }

  /// The kind of the error.
  public let code: Code
  /// In words, for the developer.
  private let reason: String

  /// An error of a kind.
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
