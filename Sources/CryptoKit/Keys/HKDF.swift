import Foundation
import TesseraValues

/// Keys that are made of other secrets (RFC 5869).
///
/// A key has at most 255 times as many bytes as a hash. More, or fewer than none, are warned of once, and the nearest
/// length that can be had is made.
public struct HKDF<H: HashFunction>: Sendable {
  /// A key of a secret, with salt and a context.
  public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    let key = extract(inputKeyMaterial: inputKeyMaterial, salt: salt)
    return expand(pseudoRandomKey: key, info: info, outputByteCount: outputByteCount)
  }

  /// A key of a secret, with a context.
  public static func deriveKey<Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info, outputByteCount: outputByteCount)
  }

  /// A key of a secret, with salt.
  public static func deriveKey<Salt: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(inputKeyMaterial: inputKeyMaterial, salt: salt, info: [UInt8](), outputByteCount: outputByteCount)
  }

  /// A key of a secret alone.
  public static func deriveKey(inputKeyMaterial: SymmetricKey, outputByteCount: Int) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: [UInt8](), outputByteCount: outputByteCount)
  }

  /// The first step: a code of fixed length that has all that is random of a secret.
  public static func extract<Salt: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt?
  ) -> HashedAuthenticationCode<H> {
    let key = SymmetricKey(data: salt.map { Array($0) } ?? [])
    return inputKeyMaterial.withUnsafeBytes { HMAC<H>.authenticationCode(for: $0, using: key) }
  }

  /// The second step: a key of that code and a context.
  public static func expand<PRK: ContiguousBytes, Info: DataProtocol>(
    pseudoRandomKey: PRK, info: Info?, outputByteCount: Int
  ) -> SymmetricKey {
    let limit = 255 * H.Digest.byteCount
    let length = min(max(outputByteCount, 0), limit)
    if length != outputByteCount {
      RuntimeWarning.report(.withoutEffect("HKDF: a key of \(outputByteCount) bytes"))  // CK5
    }
    let start = HMAC<H>(key: SymmetricKey(data: pseudoRandomKey))
    let info = info.map { Array($0) } ?? []
    var made: [UInt8] = []
    var last: [UInt8] = []
    var step: UInt8 = 0
    while made.count < length {
      step += 1
      var code = start
      code.update(data: last)
      code.update(data: info)
      code.update(data: [step])
      last = Array(code.finalize())
      made += last
    }
    return SymmetricKey(data: made.prefix(length))
  }
}
