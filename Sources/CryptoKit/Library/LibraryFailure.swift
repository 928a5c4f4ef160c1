internal import COpenSSL

/// What the library says of its last failure.
enum LibraryFailure {
  static var error: CryptoKitError {
    let code = ERR_get_error()
    ERR_clear_error()
    return .underlyingCoreCryptoError(error: Int32(truncatingIfNeeded: code))
  }

  /// - Throws: an error with the library's number where `status` is not 1.
  static func check(_ status: Int32) throws {
    guard status == 1 else { throw error }
  }
}
