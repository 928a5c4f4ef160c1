import Foundation

/// Keys in a processor of their own, which no desktop has: `isAvailable` is false, and making a key throws.
public enum SecureEnclave {
  /// Whether there is one: false. // CK7
  public static var isAvailable: Bool { false }

  /// What making a key throws.
  static var missing: CryptoKitError { .underlyingCoreCryptoError(error: -1) }

  /// Keys of the curve `P256`.
  public enum P256 {
    /// Signatures.
    public enum Signing {
      /// A key that never is: it cannot be made.
      public struct PrivateKey: Sendable {
        /// The key that others may know.
        public let publicKey: CryptoKit.P256.Signing.PublicKey
        /// What names the key to the Secure Enclave.
        public let dataRepresentation: Data

        /// - Throws: `CryptoKitError.underlyingCoreCryptoError`, always.
        public init(compactRepresentable: Bool = true) throws { throw SecureEnclave.missing }

        /// - Throws: `CryptoKitError.underlyingCoreCryptoError`, always.
        public init(dataRepresentation: Data) throws { throw SecureEnclave.missing }

        /// - Throws: `CryptoKitError.underlyingCoreCryptoError`, always.
        public func signature<D: Digest>(for digest: D) throws -> CryptoKit.P256.Signing.ECDSASignature {
          throw SecureEnclave.missing
        }

        /// - Throws: `CryptoKitError.underlyingCoreCryptoError`, always.
        public func signature<D: DataProtocol>(for data: D) throws -> CryptoKit.P256.Signing.ECDSASignature {
          throw SecureEnclave.missing
        }
      }
    }

    /// Secrets that two sides agree on.
    public enum KeyAgreement {
      /// A key that never is: it cannot be made.
      public struct PrivateKey: DiffieHellmanKeyAgreement, Sendable {
        /// The key that the other side gets.
        public let publicKey: CryptoKit.P256.KeyAgreement.PublicKey
        /// What names the key to the Secure Enclave.
        public let dataRepresentation: Data

        /// - Throws: `CryptoKitError.underlyingCoreCryptoError`, always.
        public init(compactRepresentable: Bool = true) throws { throw SecureEnclave.missing }

        /// - Throws: `CryptoKitError.underlyingCoreCryptoError`, always.
        public init(dataRepresentation: Data) throws { throw SecureEnclave.missing }

        /// - Throws: `CryptoKitError.underlyingCoreCryptoError`, always.
        public func sharedSecretFromKeyAgreement(
          with publicKeyShare: CryptoKit.P256.KeyAgreement.PublicKey
        ) throws -> SharedSecret {
          throw SecureEnclave.missing
        }
      }
    }
  }
}
