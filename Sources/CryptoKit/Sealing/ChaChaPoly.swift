internal import COpenSSL
import Foundation

/// The cipher ChaCha20 with codes by Poly1305 (RFC 8439), with keys of 256 bits.
public enum ChaChaPoly {
  /// A number that is used for one message of a key only.
  public struct Nonce: ContiguousBytes, Sequence, Sendable {
    let bytes: [UInt8]

    /// A random nonce of 12 bytes.
    public init() {
      bytes = SecretBytes.random(count: 12)
    }

    /// A nonce of 12 bytes.
    ///
    /// - Throws: `CryptoKitError.incorrectParameterSize` for another length.
    public init<D: DataProtocol>(data: D) throws {
      guard data.count == 12 else { throw CryptoKitError.incorrectParameterSize }
      bytes = Array(data)
    }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try bytes.withUnsafeBytes(body)
    }

    public func makeIterator() -> Array<UInt8>.Iterator {
      bytes.makeIterator()
    }
  }

  /// A sealed message: the nonce, the message that only the key opens, and the tag that vouches for it.
  public struct SealedBox: Sendable {
    /// The number that was used for this message only.
    public let nonce: Nonce
    /// The message that only the key opens; as long as the message.
    public let ciphertext: Data
    /// 16 bytes.
    public let tag: Data

    /// A sealed message of its parts.
    ///
    /// - Throws: `CryptoKitError.incorrectParameterSize` where the tag does not have 16 bytes.
    public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
      guard tag.count == LibraryCipher.tagLength else { throw CryptoKitError.incorrectParameterSize }
      self.nonce = nonce
      self.ciphertext = Data(ciphertext)
      self.tag = Data(tag)
    }

    /// A sealed message of `combined`, with a nonce of 12 bytes.
    ///
    /// - Throws: `CryptoKitError.incorrectParameterSize` where there are less than 28 bytes.
    public init<D: DataProtocol>(combined: D) throws {
      let bytes = Data(combined)
      guard bytes.count >= 12 + LibraryCipher.tagLength else { throw CryptoKitError.incorrectParameterSize }
      try self.init(
        nonce: Nonce(data: bytes.prefix(12)),
        ciphertext: bytes.dropFirst(12).dropLast(LibraryCipher.tagLength), tag: bytes.suffix(LibraryCipher.tagLength))
    }

    /// Nonce, message and tag behind one another.
    public var combined: Data { Data(nonce.bytes) + ciphertext + tag }
  }

  /// Seals a message, and vouches for it and for more data that stays readable.
  ///
  /// - Parameter nonce: nil for a random one. One nonce must not be used with a key twice.
  /// - Throws: `CryptoKitError.incorrectKeySize` where the key does not have 256 bits.
  public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
    _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil,
    authenticating authenticatedData: AuthenticatedData
  ) throws -> SealedBox {
    let nonce = nonce ?? Nonce()
    let cipher = try LibraryCipher(cipher(for: key), isSealing: true, key: key, nonce: nonce.bytes)
    try cipher.authenticate(authenticatedData)
    let ciphertext = try cipher.transform(message)
    return try SealedBox(nonce: nonce, ciphertext: ciphertext, tag: cipher.finishSealing())
  }

  /// Seals a message.
  ///
  /// - Parameter nonce: nil for a random one. One nonce must not be used with a key twice.
  /// - Throws: `CryptoKitError.incorrectKeySize` where the key does not have 256 bits.
  public static func seal<Plaintext: DataProtocol>(
    _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil
  ) throws -> SealedBox {
    try seal(message, using: key, nonce: nonce, authenticating: [UInt8]())
  }

  /// The message in a sealed one, which vouches for more data as well.
  ///
  /// - Throws: `CryptoKitError.authenticationFailure` where anything of it is not as it was sealed.
  public static func open<AuthenticatedData: DataProtocol>(
    _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: AuthenticatedData
  ) throws -> Data {
    let cipher = try LibraryCipher(cipher(for: key), isSealing: false, key: key, nonce: sealedBox.nonce.bytes)
    try cipher.authenticate(authenticatedData)
    let message = try cipher.transform(sealedBox.ciphertext)
    try cipher.finishOpening(tag: sealedBox.tag)
    return message
  }

  /// The message in a sealed one.
  ///
  /// - Throws: `CryptoKitError.authenticationFailure` where anything of it is not as it was sealed.
  public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
    try open(sealedBox, using: key, authenticating: [UInt8]())
  }

  private static func cipher(for key: SymmetricKey) throws -> OpaquePointer {
    guard key.byteCount == 32 else { throw CryptoKitError.incorrectKeySize }
    guard let cipher = EVP_chacha20_poly1305() else { throw LibraryFailure.error }
    return cipher
  }
}
