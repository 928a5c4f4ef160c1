internal import COpenSSL

/// A key as the library has it, for as long as an operation takes.
struct LibraryKey: ~Copyable {
  let pointer: OpaquePointer

  private init(_ pointer: OpaquePointer?, or error: any Error) throws {
    guard let pointer else {
      ERR_clear_error()
      throw error
    }
    self.pointer = pointer
  }

  /// A private key in DER: PKCS#8, or as SEC 1 has it for elliptic curves.
  init(privateKey der: [UInt8]) throws {
    try self.init(
      der.withUnsafeBufferPointer { bytes in
        var start = bytes.baseAddress
        return d2i_AutoPrivateKey(nil, &start, bytes.count)
      }, or: CryptoKitASN1Error.invalidASN1Object)
  }

  /// A public key in DER, as X.509 has it.
  init(publicKey der: [UInt8]) throws {
    try self.init(
      der.withUnsafeBufferPointer { bytes in
        var start = bytes.baseAddress
        return d2i_PUBKEY(nil, &start, bytes.count)
      }, or: CryptoKitASN1Error.invalidASN1Object)
  }

  /// A private key of the curve 25519.
  init(rawPrivateKey bytes: UnsafeRawBufferPointer, type: Int32) throws {
    let start = bytes.bindMemory(to: UInt8.self).baseAddress
    try self.init(EVP_PKEY_new_raw_private_key(type, nil, start, bytes.count), or: CryptoKitError.invalidParameter)
  }

  /// A public key of the curve 25519.
  init(rawPublicKey bytes: [UInt8], type: Int32) throws {
    try self.init(EVP_PKEY_new_raw_public_key(type, nil, bytes, bytes.count), or: CryptoKitError.invalidParameter)
  }

  deinit {
    EVP_PKEY_free(pointer)
  }

  /// The 32 bytes of a public key of the curve 25519.
  func rawPublicKey() throws -> [UInt8] {
    var count = 32
    var bytes = [UInt8](repeating: 0, count: count)
    try LibraryFailure.check(EVP_PKEY_get_raw_public_key(pointer, &bytes, &count))
    return bytes
  }

  /// The name of the elliptic curve; nil where the key is of another kind.
  var curve: String? {
    var name = [CChar](repeating: 0, count: 64)
    var count = 0
    guard EVP_PKEY_get_group_name(pointer, &name, name.count, &count) == 1 else {
      ERR_clear_error()
      return nil
    }
    return String(decoding: name.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// A number of the key, in a number of bytes from the highest.
  func write(_ name: String, to bytes: UnsafeMutableRawBufferPointer) throws {
    var number: OpaquePointer?
    try LibraryFailure.check(EVP_PKEY_get_bn_param(pointer, name, &number))
    defer { BN_clear_free(number) }
    let start = bytes.bindMemory(to: UInt8.self).baseAddress
    guard BN_bn2binpad(number, start, Int32(bytes.count)) == Int32(bytes.count) else { throw LibraryFailure.error }
  }

  /// Whether the private number is one that the curve allows.
  var isAllowed: Bool {
    guard let context = EVP_PKEY_CTX_new(pointer, nil) else { return false }
    defer {
      EVP_PKEY_CTX_free(context)
      ERR_clear_error()
    }
    return EVP_PKEY_private_check(context) == 1
  }

  /// What this private key and the public key of the other side have in common.
  func agree(with other: borrowing LibraryKey) throws -> SecretBytes {
    guard let context = EVP_PKEY_CTX_new(pointer, nil) else { throw LibraryFailure.error }
    defer { EVP_PKEY_CTX_free(context) }
    try LibraryFailure.check(EVP_PKEY_derive_init(context))
    try LibraryFailure.check(EVP_PKEY_derive_set_peer(context, other.pointer))
    var count = 0
    try LibraryFailure.check(EVP_PKEY_derive(context, nil, &count))
    return try SecretBytes(count: count) {
      try LibraryFailure.check(EVP_PKEY_derive(context, $0.bindMemory(to: UInt8.self).baseAddress, &count))
    }
  }
}
