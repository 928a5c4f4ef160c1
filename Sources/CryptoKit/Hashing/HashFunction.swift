import Foundation

/// A cryptographic hash function, and what it has read so far.
///
/// It is a value: a copy goes on by itself.
public protocol HashFunction: Sendable {
  /// The kind of its hashes.
  associatedtype Digest: CryptoKit.Digest

  /// How many bytes the function works on at once.
  static var blockByteCount: Int { get }

  /// A function that has read nothing.
  init()

  /// Reads more bytes.
  mutating func update(bufferPointer: UnsafeRawBufferPointer)

  /// The hash of what was read so far. More can be read afterward.
  func finalize() -> Digest
}

extension HashFunction {
  /// The hash of some data.
  public static func hash<D: DataProtocol>(data: D) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }

  /// Reads more data.
  public mutating func update<D: DataProtocol>(data: D) {
    for region in data.regions {
      region.withUnsafeBytes { update(bufferPointer: $0) }
    }
  }
}
