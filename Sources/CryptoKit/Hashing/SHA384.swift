internal import COpenSSL
import Foundation

/// The hash function SHA-2 with 384 bits.
public struct SHA384: HashFunction {
  public typealias Digest = SHA384Digest

  private var state = SHA512_CTX()

  public init() {
    _ = SHA384_Init(&state)
  }

  public static var blockByteCount: Int { 128 }
  /// How many bytes a hash has.
  public static var byteCount: Int { Digest.byteCount }

  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    guard let start = bufferPointer.baseAddress, !bufferPointer.isEmpty else { return }
    _ = SHA384_Update(&state, start, bufferPointer.count)
  }

  public func finalize() -> Digest {
    var state = state
    return Digest(
      bytes: .init(unsafeUninitializedCapacity: Digest.byteCount) { bytes, count in
        _ = SHA384_Final(bytes.baseAddress, &state)
        count = Digest.byteCount
      })
  }
}

/// A hash of SHA384.
public struct SHA384Digest: Digest, Sendable {
  let bytes: [UInt8]

  public static var byteCount: Int { 48 }

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}
