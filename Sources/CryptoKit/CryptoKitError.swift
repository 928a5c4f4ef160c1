/// What can go wrong with keys, signatures and sealed messages.
public enum CryptoKitError: Error, Equatable, Hashable, Sendable {
  /// A key has a length that its use does not allow.
  case incorrectKeySize
  /// A nonce, a tag, a point or another part has a length that is not allowed.
  case incorrectParameterSize
  /// A sealed message was changed, or its key, nonce or the data that it vouches for is another one.
  case authenticationFailure
  /// The system's library for cryptography failed, or there is no Secure Enclave; the number is its own.
  case underlyingCoreCryptoError(error: Int32)
  /// A key cannot be wrapped.
  case wrapFailure
  /// A wrapped key cannot be unwrapped: it was changed, or the key is another one.
  case unwrapFailure
  /// A part has the right length, and a value that is not allowed.
  case invalidParameter
}
