import Foundation
import TesseraValues

/// What two sides know after they agreed on a key. It is not a key yet: one is made of it.
public struct SharedSecret: ContiguousBytes, CustomStringConvertible, Equatable, Hashable, Sendable {
  let secret: SecretBytes

  /// A key that is made by `HKDF`.
  public func hkdfDerivedSymmetricKey<H: HashFunction, Salt: DataProtocol, SI: DataProtocol>(
    using hashFunction: H.Type, salt: Salt, sharedInfo: SI, outputByteCount: Int
  ) -> SymmetricKey {
    HKDF<H>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: self), salt: salt, info: sharedInfo, outputByteCount: outputByteCount)
  }

  /// A key that is made as ANSI X9.63 says: of hashes of the secret, a counter and the context.
  ///
  /// A length below zero is warned of once and makes an empty key.
  public func x963DerivedSymmetricKey<H: HashFunction, SI: DataProtocol>(
    using hashFunction: H.Type, sharedInfo: SI, outputByteCount: Int
  ) -> SymmetricKey {
    if outputByteCount < 0 {
      RuntimeWarning.report(.withoutEffect("x963DerivedSymmetricKey: a key of \(outputByteCount) bytes"))  // CK5
    }
    var made: [UInt8] = []
    var step: UInt32 = 0
    while made.count < outputByteCount {
      step += 1
      var hash = H()
      withUnsafeBytes { hash.update(bufferPointer: $0) }
      Swift.withUnsafeBytes(of: step.bigEndian) { hash.update(bufferPointer: $0) }
      hash.update(data: sharedInfo)
      made += hash.finalize()
    }
    return SymmetricKey(data: made.prefix(max(0, outputByteCount)))
  }

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try secret.withUnsafeBytes(body)
  }

  public func hash(into hasher: inout Hasher) {
    withUnsafeBytes { hasher.combine(bytes: $0) }
  }

  /// Whether both have the same bytes. How long that takes does not depend on where they differ. // CK2
  public static func == (first: SharedSecret, second: SharedSecret) -> Bool {
    first.withUnsafeBytes { bytes in second.withUnsafeBytes { SecretBytes.areEqual(bytes, $0) } }
  }

  /// Whether it has the bytes of some data.
  public static func == <D: DataProtocol>(secret: SharedSecret, data: D) -> Bool {
    secret.withUnsafeBytes { bytes in Array(data).withUnsafeBytes { SecretBytes.areEqual(bytes, $0) } }
  }

  /// How long it is; never what it is, since descriptions come into logs.
  public var description: String { "SharedSecret: \(secret.count) bytes" }
}
