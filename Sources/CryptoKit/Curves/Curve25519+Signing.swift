import Foundation

extension Curve25519 {
  /// Signatures, by Ed25519.
  public enum Signing {
    /// A key that signs.
    public struct PrivateKey: Sendable {
      private let secret: SymmetricKey
      /// The key that others may know.
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
      public init<D: ContiguousBytes>(rawRepresentation data: D) throws {
        try self.init(secret: SymmetricKey(data: data))
      }

      private init(secret: SymmetricKey) throws {
        guard secret.byteCount == 32 else { throw CryptoKitError.incorrectKeySize }
        self.secret = secret
        publicKey = try PublicKey(rawRepresentation: Curve25519.publicKey(of: secret, type: Curve25519.signing))
      }

      /// Its 32 bytes.
      public var rawRepresentation: Data { secret.withUnsafeBytes { Data($0) } }

      /// The signature of some data: 64 bytes.
      public func signature<D: DataProtocol>(for data: D) throws -> Data {
        try secret.withUnsafeBytes { bytes in
          let key = try LibraryKey(rawPrivateKey: bytes, type: Curve25519.signing)
          return Data(try key.signature(ofMessage: Array(data)))
        }
      }
    }

    /// A key that tells whether a signature is right.
    public struct PublicKey: Sendable {
      private let bytes: [UInt8]

      /// A key of its 32 bytes.
      ///
      /// - Throws: `CryptoKitError.incorrectKeySize` where there are more or fewer.
      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        bytes = try Curve25519.bytes(of: rawRepresentation)
      }

      /// Its 32 bytes.
      public var rawRepresentation: Data { Data(bytes) }

      /// Whether a signature is that of some data, by the private key of this one.
      public func isValidSignature<S: DataProtocol, D: DataProtocol>(_ signature: S, for data: D) -> Bool {
        guard let key = try? LibraryKey(rawPublicKey: bytes, type: Curve25519.signing) else { return false }
        return key.isValid(Array(signature), forMessage: Array(data))
      }
    }
  }
}
