import Foundation

extension Curve25519 {
  /// Secrets that two sides agree on, by X25519.
  public enum KeyAgreement {
    /// The own key.
    public struct PrivateKey: DiffieHellmanKeyAgreement, Sendable {
      private let secret: SymmetricKey
      /// The key that the other side gets.
      public let publicKey: PublicKey

      /// A new random key.
      public init() {
        while true {
          if let key = try? PrivateKey(secret: SymmetricKey(size: .bits256)) {
            self = key
            return
          }
        }
      }

      /// A key of its 32 bytes.
      ///
      /// - Throws: `CryptoKitError.incorrectKeySize` where there are more or fewer.
      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        try self.init(secret: SymmetricKey(data: rawRepresentation))
      }

      private init(secret: SymmetricKey) throws {
        guard secret.byteCount == 32 else { throw CryptoKitError.incorrectKeySize }
        self.secret = secret
        publicKey = try PublicKey(rawRepresentation: Curve25519.publicKey(of: secret, type: Curve25519.agreement))
      }

      /// Its 32 bytes.
      public var rawRepresentation: Data { secret.withUnsafeBytes { Data($0) } }

      /// What this side and the one with the other key know.
      ///
      /// - Throws: `CryptoKitError.invalidParameter` where the other key makes a secret that everyone knows.
      public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
        try secret.withUnsafeBytes { bytes in
          let key = try LibraryKey(rawPrivateKey: bytes, type: Curve25519.agreement)
          let other = try LibraryKey(rawPublicKey: publicKeyShare.bytes, type: Curve25519.agreement)
          do {
            return SharedSecret(secret: try key.agree(with: other))
          } catch {
            throw CryptoKitError.invalidParameter
          }
        }
      }
    }

    /// The key of the other side.
    public struct PublicKey: Sendable {
      fileprivate let bytes: [UInt8]

      /// A key of its 32 bytes.
      ///
      /// - Throws: `CryptoKitError.incorrectKeySize` where there are more or fewer.
      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        bytes = try Curve25519.bytes(of: rawRepresentation)
      }

      /// Its 32 bytes.
      public var rawRepresentation: Data { Data(bytes) }
    }
  }
}
