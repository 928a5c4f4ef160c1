internal import COpenSSL
import Foundation

extension Insecure {
  /// The hash function MD5, of which collisions are made in seconds.
  public struct MD5: HashFunction {
    public typealias Digest = MD5Digest

    private var state = MD5_CTX()

    public init() {
      _ = MD5_Init(&state)
    }

    public static var blockByteCount: Int { 64 }
    /// How many bytes a hash has.
    public static var byteCount: Int { Digest.byteCount }

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      guard let start = bufferPointer.baseAddress, !bufferPointer.isEmpty else { return }
      _ = MD5_Update(&state, start, bufferPointer.count)
    }

    public func finalize() -> Digest {
      var state = state
      return Digest(
        bytes: .init(unsafeUninitializedCapacity: Digest.byteCount) { bytes, count in
          _ = MD5_Final(bytes.baseAddress, &state)
          count = Digest.byteCount
        })
    }
  }

  /// A hash of MD5.
  public struct MD5Digest: Digest, Sendable {
    let bytes: [UInt8]

    public static var byteCount: Int { 16 }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try bytes.withUnsafeBytes(body)
    }
  }
}
