import Foundation

/// What the store says, and whether its signature is right.
public enum VerificationResult<SignedType> {
  /// Why a signature is not right.
  public enum VerificationError: Error, LocalizedError, Hashable, Sendable {
    /// The certificate was taken back.
    case revokedCertificate
    /// The certificate is none of the store.
    case invalidCertificateChain
    /// It was made for another machine.
    case invalidDeviceVerification
    /// It cannot be read.
    case invalidEncoding
    /// It was changed.
    case invalidSignature
    /// Something is missing.
    case missingRequiredProperties

    public var errorDescription: String? { "The signature is not right." }
  }

  /// The signature is not right.
  case unverified(SignedType, VerificationError)
  /// The signature is right.
  case verified(SignedType)

  /// The value if its signature is right.
  ///
  /// - Throws: a `VerificationError` else.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .unverified(_, let error): throw error
      case .verified(let value): value
      }
    }
  }

  /// The value, whether its signature is right or not.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .unverified(let value, _), .verified(let value): value
    }
  }
}

extension VerificationResult: Sendable where SignedType: Sendable {}
extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}
