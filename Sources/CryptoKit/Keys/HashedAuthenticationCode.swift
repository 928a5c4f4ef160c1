import Foundation

/// A code that `HMAC` makes.
public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode {
  let digest: H.Digest

  public var byteCount: Int { H.Digest.byteCount }

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try digest.withUnsafeBytes(body)
  }

  /// The name of the function, and the bytes as hexadecimal digits.
  public var description: String {
    "HMAC with \(H.self): \(withUnsafeBytes { SecretBytes.hexadecimal($0) })"
  }
}

extension HashedAuthenticationCode: Sendable where H.Digest: Sendable {}
