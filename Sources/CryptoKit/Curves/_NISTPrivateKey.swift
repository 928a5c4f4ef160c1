import Foundation

/// What the private keys of `P256`, `P384` and `P521` have in common. No other type conforms to it.
public protocol _NISTPrivateKey: Sendable {
  associatedtype PublicKey: _NISTPublicKey

  /// - Parameter _secret: a number that was found to be one of the curve.
  init(_secret: SymmetricKey, publicKey: PublicKey)

  var _secret: SymmetricKey { get }

  /// The key that others may know.
  var publicKey: PublicKey { get }
}

extension _NISTPrivateKey {
  /// A new random key.
  ///
  /// - Parameter compactRepresentable: whether the public key can be written as its first coordinate alone.
  public init(compactRepresentable: Bool = true) {
    let curve = PublicKey._curve
    while true {
      // A number that the curve does not allow is thrown away, which keeps all others equally likely (FIPS 186-5, A.2.2).
      let secret = SymmetricKey(
        SecretBytes(count: curve.byteCount) { buffer in
          var generator = SystemRandomNumberGenerator()
          for index in buffer.indices { buffer[index] = generator.next() }
          buffer[0] &= curve.firstByteMask
        })
      guard let key = try? Self(secret: secret) else { continue }
      if !compactRepresentable || key.publicKey.isCompactRepresentable {
        self = key
        return
      }
    }
  }

  /// A key of its number, from the highest byte.
  ///
  /// - Throws: `CryptoKitError.incorrectParameterSize` where there are more or fewer bytes than the curve has, and
  ///   `invalidParameter` where the number is zero or too large.
  public init<Bytes: ContiguousBytes>(rawRepresentation: Bytes) throws {
    try self.init(secret: SymmetricKey(data: rawRepresentation))
  }

  /// A key of the byte 4, both coordinates of the public key, and the number.
  ///
  /// - Throws: `CryptoKitError.incorrectParameterSize` where there are more or fewer bytes, and `invalidParameter` where
  ///   they are no key or the public key is not that of the number.
  public init<Bytes: ContiguousBytes>(x963Representation: Bytes) throws {
    let length = PublicKey._curve.byteCount
    self = try x963Representation.withUnsafeBytes { bytes in
      guard bytes.count == 3 * length + 1 else { throw CryptoKitError.incorrectParameterSize }
      let key = try Self(secret: SymmetricKey(data: UnsafeRawBufferPointer(rebasing: bytes.suffix(length))))
      guard bytes.prefix(2 * length + 1).elementsEqual(key.publicKey.encodedPoint) else {
        throw CryptoKitError.invalidParameter
      }
      return key
    }
  }

  /// A key in the encoding DER: PKCS#8, or the form of SEC 1.
  ///
  /// - Throws: `CryptoKitASN1Error.invalidASN1Object` where it is none, and `invalidObjectIdentifier` where it is one of
  ///   another curve.
  public init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws where Bytes.Element == UInt8 {
    let key = try LibraryKey(privateKey: Array(derRepresentation))
    guard key.curve == PublicKey._curve.name else { throw CryptoKitASN1Error.invalidObjectIdentifier }
    let secret = try SecretBytes(count: PublicKey._curve.byteCount) { try key.write("priv", to: $0) }
    try self.init(secret: SymmetricKey(secret))
  }

  /// A key as text, between lines that say `PRIVATE KEY` or `EC PRIVATE KEY`.
  ///
  /// - Throws: `CryptoKitASN1Error.invalidPEMDocument` where the text is something else.
  public init(pemRepresentation: String) throws {
    let document = try PEMDocument(pemRepresentation)
    guard ["PRIVATE KEY", "EC PRIVATE KEY"].contains(document.type) else {
      throw CryptoKitASN1Error.invalidPEMDocument
    }
    try self.init(derRepresentation: document.content)
  }

  private init(secret: SymmetricKey) throws {
    let curve = PublicKey._curve
    guard secret.byteCount == curve.byteCount else { throw CryptoKitError.incorrectParameterSize }
    let point: [UInt8]
    do {
      let key = try LibraryKey(privateKey: curve.encodedPrivateKey(secret, point: nil))
      guard key.isAllowed else { throw CryptoKitError.invalidParameter }
      point = try curve.point(of: key)
    } catch {
      throw CryptoKitError.invalidParameter
    }
    self.init(_secret: secret, publicKey: PublicKey(_point: point))
  }

  /// The number, from the highest byte.
  public var rawRepresentation: Data { _secret.withUnsafeBytes { Data($0) } }

  /// The byte 4, both coordinates of the public key, and the number.
  public var x963Representation: Data { Data(publicKey.encodedPoint) + rawRepresentation }

  /// The encoding DER of PKCS#8.
  public var derRepresentation: Data { Data(encoded) }

  /// The encoding DER of PKCS#8 as text.
  public var pemRepresentation: String { PEMDocument(type: "PRIVATE KEY", content: encoded).text }

  private var encoded: [UInt8] { PublicKey._curve.encodedPrivateKey(_secret, point: publicKey.encodedPoint) }

  func libraryKey() throws -> LibraryKey {
    try LibraryKey(privateKey: encoded)
  }
}
