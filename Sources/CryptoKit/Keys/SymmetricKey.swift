import Foundation

/// A key that both sides have. Its bytes are overwritten when nothing uses it any more.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
  private let secret: SecretBytes

  init(_ secret: SecretBytes) {
    self.secret = secret
  }

  /// A new random key.
  public init(size: SymmetricKeySize) {
    secret = SecretBytes(randomCount: size.bitCount / 8)
  }

  /// A key of these bytes.
  public init<D: ContiguousBytes>(data: D) {
    secret = data.withUnsafeBytes { SecretBytes($0) }
  }

  /// How many bits it has.
  public var bitCount: Int { byteCount * 8 }

  var byteCount: Int { secret.count }

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try secret.withUnsafeBytes(body)
  }

  /// Whether both have the same bytes. How long that takes does not depend on where they differ. // CK2
  public static func == (first: SymmetricKey, second: SymmetricKey) -> Bool {
    first.withUnsafeBytes { bytes in second.withUnsafeBytes { SecretBytes.areEqual(bytes, $0) } }
  }
}
