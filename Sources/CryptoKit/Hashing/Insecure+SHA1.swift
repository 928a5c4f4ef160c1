internal import COpenSSL
import Foundation

extension Insecure {
  /// The hash function SHA-1, of which collisions are known.
  public struct SHA1: HashFunction {
    public typealias Digest = SHA1Digest

    private var state = SHA_CTX()

    public init() {
      _ = SHA1_Init(&state)
    }

    public static var blockByteCount: Int { 64 }
    /// How many bytes a hash has.
    public static var byteCount: Int { Digest.byteCount }

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      guard let start = bufferPointer.baseAddress, !bufferPointer.isEmpty else { return }
      _ = SHA1_Update(&state, start, bufferPointer.count)
    }

    public func finalize() -> Digest {
      var state = state
      return Digest(
        bytes: .init(unsafeUninitializedCapacity: Digest.byteCount) { bytes, count in
          _ = SHA1_Final(bytes.baseAddress, &state)
          count = Digest.byteCount
        })
    }
  }

  /// A hash of SHA1.
  public struct SHA1Digest: Digest, Sendable {
    let bytes: [UInt8]

    public static var byteCount: Int { 20 }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try bytes.withUnsafeBytes(body)
    }
  }
}
