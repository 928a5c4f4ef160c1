import Foundation

/// Codes that vouch for messages, made of a key and a hash function (RFC 2104).
public struct HMAC<H: HashFunction>: Sendable {
  /// What vouches for messages.
  public typealias Key = SymmetricKey
  /// What it makes.
  public typealias MAC = HashedAuthenticationCode<H>

  private var inner = H()
  private var outer = H()

  /// A code that is made of what `update(data:)` is given.
  public init(key: SymmetricKey) {
    var block = key.withUnsafeBytes { bytes -> [UInt8] in
      guard bytes.count > H.blockByteCount else { return Array(bytes) }
      var hash = H()
      hash.update(bufferPointer: bytes)
      return hash.finalize().withUnsafeBytes { Array($0) }
    }
    block += repeatElement(0, count: max(0, H.blockByteCount - block.count))
    inner.update(data: block.map { $0 ^ 0x36 })
    outer.update(data: block.map { $0 ^ 0x5c })
  }

  /// Reads more of the message.
  public mutating func update<D: DataProtocol>(data: D) {
    inner.update(data: data)
  }

  /// The code for what was read so far.
  public func finalize() -> MAC {
    var outer = outer
    inner.finalize().withUnsafeBytes { outer.update(bufferPointer: $0) }
    return MAC(digest: outer.finalize())
  }

  /// The code for a message.
  public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> MAC {
    var code = HMAC(key: key)
    code.update(data: data)
    return code.finalize()
  }

  /// Whether a code is that of a message.
  public static func isValidAuthenticationCode<D: DataProtocol>(
    _ authenticationCode: MAC, authenticating authenticatedData: D, using key: SymmetricKey
  ) -> Bool {
    authenticationCode == self.authenticationCode(for: authenticatedData, using: key)
  }

  /// Whether a code is that of a message.
  public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
    _ authenticationCode: C, authenticating authenticatedData: D, using key: SymmetricKey
  ) -> Bool {
    let right = self.authenticationCode(for: authenticatedData, using: key)
    return authenticationCode.withUnsafeBytes { code in right.withUnsafeBytes { SecretBytes.areEqual(code, $0) } }
  }

  /// Whether a code is that of the bytes at a pointer.
  public static func isValidAuthenticationCode(
    _ mac: MAC, authenticating bufferPointer: UnsafeRawBufferPointer, using key: SymmetricKey
  ) -> Bool {
    mac == authenticationCode(for: bufferPointer, using: key)
  }
}
