internal import COpenSSL
import Foundation

extension AES {
  /// Keys that are sealed in others (RFC 3394).
  public enum KeyWrap {
    /// Wraps a key of at least 16 bytes, whose number is a multiple of 8.
    ///
    /// - Throws: `CryptoKitError.incorrectKeySize` where the other key does not have 128, 192 or 256 bits, and
    ///   `wrapFailure` where the wrapped one has another length.
    public static func wrap(_ keyToWrap: SymmetricKey, using kek: SymmetricKey) throws -> Data {
      let length = keyToWrap.byteCount
      guard length >= 16, length.isMultiple(of: 8) else { throw CryptoKitError.wrapFailure }
      return try keyToWrap.withUnsafeBytes { bytes in
        try run(bytes, using: kek, isWrapping: true, count: length + 8).withUnsafeBytes { Data($0) }
      }
    }

    /// The key that was wrapped.
    ///
    /// - Throws: `CryptoKitError.unwrapFailure` where it was changed, or `kek` is another key than it was wrapped with.
    public static func unwrap<WrappedKey: DataProtocol>(
      _ wrappedKey: WrappedKey, using kek: SymmetricKey
    ) throws -> SymmetricKey {
      let length = wrappedKey.count
      guard length >= 24, length.isMultiple(of: 8) else { throw CryptoKitError.unwrapFailure }
      return try Array(wrappedKey).withUnsafeBytes { bytes in
        let key = try run(bytes, using: kek, isWrapping: false, count: length - 8)
        return key.withUnsafeBytes { SymmetricKey(data: $0) }
      }
    }

    private static func run(
      _ input: UnsafeRawBufferPointer, using key: SymmetricKey, isWrapping: Bool, count: Int
    ) throws -> SecretBytes {
      let cipher =
        switch key.byteCount {
        case 16: EVP_aes_128_wrap()
        case 24: EVP_aes_192_wrap()
        case 32: EVP_aes_256_wrap()
        default: throw CryptoKitError.incorrectKeySize
        }
      let failure = isWrapping ? CryptoKitError.wrapFailure : .unwrapFailure
      guard let context = EVP_CIPHER_CTX_new() else { throw LibraryFailure.error }
      defer { EVP_CIPHER_CTX_free(context) }
      EVP_CIPHER_CTX_set_flags(context, EVP_CIPHER_CTX_FLAG_WRAP_ALLOW)
      let status = key.withUnsafeBytes { bytes in
        let bytes = bytes.bindMemory(to: UInt8.self).baseAddress
        return EVP_CipherInit_ex(context, cipher, nil, bytes, nil, isWrapping ? 1 : 0)
      }
      guard status == 1 else { throw failure }
      return try wrapped(input, context: context, count: count, failure: failure)
    }

    private static func wrapped(
      _ input: UnsafeRawBufferPointer, context: OpaquePointer, count: Int, failure: CryptoKitError
    ) throws -> SecretBytes {
      // The library may write one block more than it wraps.
      let room = try SecretBytes(count: count + 16) { output in
        let output = output.bindMemory(to: UInt8.self).baseAddress
        let source = input.bindMemory(to: UInt8.self).baseAddress
        var written: Int32 = 0
        let status = EVP_CipherUpdate(context, output, &written, source, Int32(clamping: input.count))
        guard status == 1, Int(written) == count else {
          ERR_clear_error()
          throw failure
        }
      }
      return room.withUnsafeBytes { SecretBytes(UnsafeRawBufferPointer(rebasing: $0.prefix(count))) }
    }
  }
}
