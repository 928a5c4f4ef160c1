import Foundation

/// The result of a hash function.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence where Element == UInt8 {
  /// How many bytes it has.
  static var byteCount: Int { get }
}

extension Digest {
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
  public static func == <D: DataProtocol>(digest: Self, data: D) -> Bool {
    digest.withUnsafeBytes { bytes in Array(data).withUnsafeBytes { SecretBytes.areEqual(bytes, $0) } }
  }

  /// Whether it has other bytes than some data.
  public static func != <D: DataProtocol>(digest: Self, data: D) -> Bool {
    !(digest == data)
  }

  /// The name of the function, and the bytes as hexadecimal digits.
  public var description: String {
    let name = String(describing: Self.self).replacingOccurrences(of: "Digest", with: "")
    return "\(name) digest: \(withUnsafeBytes { SecretBytes.hexadecimal($0) })"
  }
}
