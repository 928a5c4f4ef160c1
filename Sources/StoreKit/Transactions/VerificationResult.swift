import Foundation

/// What the store says, and whether its signature is right.
public enum VerificationResult<SignedType> {
  /// Why a signature is not right.
  public enum VerificationError: Error, LocalizedError, Hashable, Sendable {
    case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding, invalidSignature,
      missingRequiredProperties

    public var errorDescription: String? { "The signature is not right." }
  }

  case unverified(SignedType, VerificationError)
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
