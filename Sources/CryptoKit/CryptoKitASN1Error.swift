/// What can be wrong with keys and signatures in the encodings DER and PEM.
public enum CryptoKitASN1Error: Error, Equatable, Hashable, Sendable {
  /// A tag that no field can have.
  case invalidFieldIdentifier
  /// A field of another kind than is wanted there.
  case unexpectedFieldType
  /// A key of another curve.
  case invalidObjectIdentifier
  /// A document of other fields than are wanted.
  case invalidASN1Object
  /// A number that is negative, or has bytes too many.
  case invalidASN1IntegerEncoding
  /// A document that ends within a field.
  case truncatedASN1Field
  /// A length that is not written as in DER.
  case unsupportedFieldLength
  /// A text that is no key of the kind that is wanted.
  case invalidPEMDocument
}
