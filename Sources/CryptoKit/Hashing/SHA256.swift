internal import COpenSSL
import Foundation

/// The hash function SHA-2 with 256 bits.
public struct SHA256: HashFunction {
  public typealias Digest = SHA256Digest

  private var state = SHA256_CTX()

  public init() {
    _ = SHA256_Init(&state)
  }

  public static var blockByteCount: Int { 64 }
  /// How many bytes a hash has.
  public static var byteCount: Int { Digest.byteCount }

  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    guard let start = bufferPointer.baseAddress, !bufferPointer.isEmpty else { return }
    _ = SHA256_Update(&state, start, bufferPointer.count)
  }

  public func finalize() -> Digest {
    var state = state
    return Digest(
      bytes: .init(unsafeUninitializedCapacity: Digest.byteCount) { bytes, count in
        _ = SHA256_Final(bytes.baseAddress, &state)
        count = Digest.byteCount
      })
  }
}

/// A hash of SHA256.
public struct SHA256Digest: Digest, Sendable {
  let bytes: [UInt8]

  public static var byteCount: Int { 32 }

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}
