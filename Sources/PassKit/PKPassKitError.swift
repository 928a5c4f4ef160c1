import Foundation

/// Why a pass could not be used.
public struct PKPassKitError: Error, Hashable, Sendable, LocalizedError {
  /// The kinds of failures.
  public enum Code: Int, Sendable {
    /// Something else.
    case unknownError = -1
    /// The data is no pass.
    case invalidDataError = 1
    /// The pass is of a version that is not known. It is what passes fail with here: there is no Wallet (J397).
    case unsupportedVersionError = 2
    /// The signature is wrong.
    case invalidSignature = 3
    /// The program has no right to it.
    case notEntitledError = 4
  }

  /// The kind of failure.
  public let code: Code

  /// A failure.
  public init(_ code: Code) {
    self.code = code
  }

  /// What happened, in a sentence.
  public var errorDescription: String? { "Passes cannot be used on this system." }
}
