import Foundation

/// What the public keys for signatures of `P256`, `P384` and `P521` have in common. No other type conforms to it.
public protocol _NISTVerifyingKey: _NISTPublicKey {
  associatedtype Signature: _NISTSignature
}

extension _NISTVerifyingKey {
  /// Whether a signature is that of a hash, by the private key of this one.
  public func isValidSignature<D: Digest>(_ signature: Signature, for digest: D) -> Bool {
    guard let key = try? libraryKey() else { return false }
    return digest.withUnsafeBytes { key.isValid(signature.encoded, forDigest: $0) }
  }

  /// Whether a signature is that of some data, by the private key of this one.
  public func isValidSignature<D: DataProtocol>(_ signature: Signature, for data: D) -> Bool {
    guard let key = try? libraryKey() else { return false }
    return Self._curve.digest(of: data).withUnsafeBytes { key.isValid(signature.encoded, forDigest: $0) }
  }
}

/// What the private keys for signatures of `P256`, `P384` and `P521` have in common. No other type conforms to it.
public protocol _NISTSigningKey: _NISTPrivateKey where PublicKey: _NISTVerifyingKey {}

extension _NISTSigningKey {
  /// The signature of a hash. Two signatures of one hash are not the same.
  public func signature<D: Digest>(for digest: D) throws -> PublicKey.Signature {
    try digest.withUnsafeBytes { try signature(ofDigest: $0) }
  }

  /// The signature of some data: of its hash by SHA-2, with the length that fits the curve.
  public func signature<D: DataProtocol>(for data: D) throws -> PublicKey.Signature {
    try PublicKey._curve.digest(of: data).withUnsafeBytes { try signature(ofDigest: $0) }
  }

  private func signature(ofDigest digest: UnsafeRawBufferPointer) throws -> PublicKey.Signature {
    let key = try libraryKey()
    return try PublicKey.Signature(derRepresentation: key.signature(ofDigest: digest))
  }
}
