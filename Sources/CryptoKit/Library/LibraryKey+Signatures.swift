internal import COpenSSL

extension LibraryKey {
  /// The signature of a hash, in DER.
  func signature(ofDigest digest: UnsafeRawBufferPointer) throws -> [UInt8] {
    guard let context = EVP_PKEY_CTX_new(pointer, nil) else { throw LibraryFailure.error }
    defer { EVP_PKEY_CTX_free(context) }
    try LibraryFailure.check(EVP_PKEY_sign_init(context))
    let bytes = digest.bindMemory(to: UInt8.self)
    var count = 0
    try LibraryFailure.check(EVP_PKEY_sign(context, nil, &count, bytes.baseAddress, bytes.count))
    var signature = [UInt8](repeating: 0, count: count)
    try LibraryFailure.check(EVP_PKEY_sign(context, &signature, &count, bytes.baseAddress, bytes.count))
    return Array(signature.prefix(count))
  }

  /// Whether a signature in DER is that of a hash.
  func isValid(_ signature: [UInt8], forDigest digest: UnsafeRawBufferPointer) -> Bool {
    guard let context = EVP_PKEY_CTX_new(pointer, nil) else { return false }
    defer {
      EVP_PKEY_CTX_free(context)
      ERR_clear_error()
    }
    let bytes = digest.bindMemory(to: UInt8.self)
    return EVP_PKEY_verify_init(context) == 1
      && EVP_PKEY_verify(context, signature, signature.count, bytes.baseAddress, bytes.count) == 1
  }

  /// The signature of a message, by a key that hashes it itself.
  func signature(ofMessage message: [UInt8]) throws -> [UInt8] {
    guard let context = EVP_MD_CTX_new() else { throw LibraryFailure.error }
    defer { EVP_MD_CTX_free(context) }
    try LibraryFailure.check(EVP_DigestSignInit(context, nil, nil, nil, pointer))
    var count = 64
    var signature = [UInt8](repeating: 0, count: count)
    try LibraryFailure.check(EVP_DigestSign(context, &signature, &count, message, message.count))
    return signature
  }

  /// Whether a signature is that of a message.
  func isValid(_ signature: [UInt8], forMessage message: [UInt8]) -> Bool {
    guard let context = EVP_MD_CTX_new() else { return false }
    defer {
      EVP_MD_CTX_free(context)
      ERR_clear_error()
    }
    return EVP_DigestVerifyInit(context, nil, nil, nil, pointer) == 1
      && EVP_DigestVerify(context, signature, signature.count, message, message.count) == 1
  }
}
