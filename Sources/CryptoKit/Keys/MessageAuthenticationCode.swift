import Foundation

/// A code that only those can make who have the key.
public protocol MessageAuthenticationCode: Hashable, ContiguousBytes, CustomStringConvertible, Sequence
where Element == UInt8 {
  /// How many bytes it has.
  var byteCount: Int { get }
}

extension MessageAuthenticationCode {
  /// The bytes from the first.
  public func makeIterator() -> Array<UInt8>.Iterator {
    withUnsafeBytes { Array($0) }.makeIterator()
  }

  public func hash(into hasher: inout Hasher) {
    withUnsafeBytes { hasher.combine(bytes: $0) }
  }

  /// Whether both have the same bytes. How long that takes does not depend on where they differ. // CK2
  public static func == (first: Self, second: Self) -> Bool {
    first.withUnsafeBytes { bytes in second.withUnsafeBytes { SecretBytes.areEqual(bytes, $0) } }
  }

  /// Whether it has the bytes of some data.
  public static func == <D: DataProtocol>(code: Self, data: D) -> Bool {
    code.withUnsafeBytes { bytes in Array(data).withUnsafeBytes { SecretBytes.areEqual(bytes, $0) } }
  }

  /// Whether it has other bytes than some data.
  public static func != <D: DataProtocol>(code: Self, data: D) -> Bool {
    !(code == data)
  }
}
