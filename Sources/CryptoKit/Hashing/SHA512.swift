internal import COpenSSL
import Foundation

/// The hash function SHA-2 with 512 bits.
public struct SHA512: HashFunction {
  public typealias Digest = SHA512Digest

  private var state = SHA512_CTX()

  public init() {
    _ = SHA512_Init(&state)
  }

  public static var blockByteCount: Int { 128 }
  /// How many bytes a hash has.
  public static var byteCount: Int { Digest.byteCount }

  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    guard let start = bufferPointer.baseAddress, !bufferPointer.isEmpty else { return }
    _ = SHA512_Update(&state, start, bufferPointer.count)
  }

  public func finalize() -> Digest {
    var state = state
    return Digest(
      bytes: .init(unsafeUninitializedCapacity: Digest.byteCount) { bytes, count in
        _ = SHA512_Final(bytes.baseAddress, &state)
        count = Digest.byteCount
      })
  }
}

/// A hash of SHA512.
public struct SHA512Digest: Digest, Sendable {
  let bytes: [UInt8]

  public static var byteCount: Int { 64 }

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}
