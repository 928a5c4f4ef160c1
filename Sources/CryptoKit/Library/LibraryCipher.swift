internal import COpenSSL
import Foundation

/// A cipher of the library that also vouches for what it seals, for one message.
final class LibraryCipher {
  static let tagLength = 16
  /// The library counts in 32 bits.
  private static let portion = 1 << 30

  private let context: OpaquePointer
  private let isSealing: Bool

  /// - Parameter cipher: AES-GCM in one of its lengths of keys, or ChaCha20-Poly1305.
  init(_ cipher: OpaquePointer, isSealing: Bool, key: SymmetricKey, nonce: [UInt8]) throws {
    guard let context = EVP_CIPHER_CTX_new() else { throw LibraryFailure.error }
    self.context = context
    self.isSealing = isSealing
    let direction: Int32 = isSealing ? 1 : 0
    try LibraryFailure.check(EVP_CipherInit_ex(context, cipher, nil, nil, nil, direction))
    let setLength = EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_IVLEN, Int32(clamping: nonce.count), nil)
    guard setLength == 1 else { throw CryptoKitError.incorrectParameterSize }
    try key.withUnsafeBytes { bytes in
      let bytes = bytes.bindMemory(to: UInt8.self).baseAddress
      try LibraryFailure.check(EVP_CipherInit_ex(context, nil, nil, bytes, nonce, direction))
    }
  }

  deinit {
    EVP_CIPHER_CTX_free(context)
  }

  /// Reads what is vouched for and not sealed.
  func authenticate<D: DataProtocol>(_ data: D) throws {
    for region in data.regions where !region.isEmpty {
      try region.withUnsafeBytes { try update($0, into: nil) }
    }
  }

  /// What becomes of a message.
  func transform<D: DataProtocol>(_ message: D) throws -> Data {
    var result = Data(count: message.count)
    try result.withUnsafeMutableBytes { result in
      var offset = 0
      for region in message.regions where !region.isEmpty {
        try region.withUnsafeBytes { bytes in
          try update(bytes, into: result.baseAddress?.advanced(by: offset))
          offset += bytes.count
        }
      }
    }
    return result
  }

  /// The tag of what was sealed.
  func finishSealing() throws -> Data {
    try finish()
    var tag = Data(count: Self.tagLength)
    try tag.withUnsafeMutableBytes {
      try LibraryFailure.check(
        EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_GET_TAG, Int32(Self.tagLength), $0.baseAddress))
    }
    return tag
  }

  /// Checks what was opened.
  ///
  /// - Throws: `authenticationFailure` where the tag is not that of it.
  func finishOpening(tag: Data) throws {
    var tag = [UInt8](tag)
    try LibraryFailure.check(EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_TAG, Int32(tag.count), &tag))
    do {
      try finish()
    } catch {
      throw CryptoKitError.authenticationFailure
    }
  }

  private func finish() throws {
    var count: Int32 = 0
    var rest = [UInt8](repeating: 0, count: Self.tagLength)
    try LibraryFailure.check(EVP_CipherFinal_ex(context, &rest, &count))
  }

  private func update(_ bytes: UnsafeRawBufferPointer, into result: UnsafeMutableRawPointer?) throws {
    for start in stride(from: 0, to: bytes.count, by: Self.portion) {
      let part = UnsafeRawBufferPointer(rebasing: bytes[start...].prefix(Self.portion))
      let output = result?.advanced(by: start).assumingMemoryBound(to: UInt8.self)
      let input = part.bindMemory(to: UInt8.self).baseAddress
      var count: Int32 = 0
      try LibraryFailure.check(EVP_CipherUpdate(context, output, &count, input, Int32(part.count)))
    }
  }
}
