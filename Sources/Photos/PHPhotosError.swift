import Foundation

/// Why the library of pictures was not changed, or a picture was not read.
public struct PHPhotosError: Error, Hashable, Sendable, LocalizedError {
  /// The kinds of failures.
  public enum Code: Int, Sendable {
    /// What was asked for was canceled.
    case userCancelled = 3072
    /// There is no such picture.
    case identifierNotFound = 3201
    /// The file is none that can be read.
    case invalidResource = 3302
    /// The folder of pictures may not be used.
    case accessRestricted = 3310
    /// The change is one that a folder of files cannot keep.
    case changeNotSupported = 3300
    /// There was not enough room for it.
    case notEnoughSpace = 3305
  }

  /// The kind of failure.
  public let code: Code

  /// A failure.
  public init(_ code: Code) {
    self.code = code
  }

  /// Failures are told apart by this name and a number.
  public static var errorDomain: String { "PHPhotosErrorDomain" }

  /// The number of the failure.
  public var errorCode: Int { code.rawValue }

  /// What happened, in a sentence.
  public var errorDescription: String? {
    switch code {
    case .userCancelled: "The request was canceled."
    case .identifierNotFound: "There is no such picture."
    case .invalidResource: "The file cannot be read as a picture or film."
    case .accessRestricted: "The folder of pictures cannot be used."
    case .changeNotSupported: "A folder of pictures cannot keep this change."
    case .notEnoughSpace: "There is not enough room for the picture."
    }
  }
}
