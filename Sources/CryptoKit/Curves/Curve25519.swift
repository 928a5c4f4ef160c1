internal import COpenSSL
import Foundation

/// The elliptic curve 25519: signatures by Ed25519 (RFC 8032), and secrets by X25519 (RFC 7748).
public enum Curve25519 {
  static let signing = EVP_PKEY_ED25519
  static let agreement = EVP_PKEY_X25519

  /// 32 bytes of a key.
  ///
  /// - Throws: `CryptoKitError.incorrectKeySize` where there are more or fewer.
  static func bytes<D: ContiguousBytes>(of data: D) throws -> [UInt8] {
    let bytes = data.withUnsafeBytes { Array($0) }
    guard bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
    return bytes
  }

  /// The public key that belongs to a private one.
  static func publicKey(of secret: SymmetricKey, type: Int32) throws -> [UInt8] {
    try secret.withUnsafeBytes { try LibraryKey(rawPrivateKey: $0, type: type).rawPublicKey() }
  }
}
