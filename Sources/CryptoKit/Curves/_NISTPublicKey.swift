import Foundation

/// What the public keys of `P256`, `P384` and `P521` have in common. No other type conforms to it.
public protocol _NISTPublicKey: Sendable {
  static var _curve: _NISTCurve { get }

  /// - Parameter _point: both coordinates of a point that was found to be of the curve.
  init(_point: [UInt8])

  var _point: [UInt8] { get }
}

extension _NISTPublicKey {
  /// A key of both coordinates.
  ///
  /// - Throws: `CryptoKitError.incorrectParameterSize` where there are more or fewer bytes, and `invalidParameter` where
  ///   there is no such point on the curve.
  public init<D: ContiguousBytes>(rawRepresentation: D) throws {
    let bytes = rawRepresentation.withUnsafeBytes { Array($0) }
    guard bytes.count == 2 * Self._curve.byteCount else { throw CryptoKitError.incorrectParameterSize }
    try self.init(encodedPoint: [4] + bytes)
  }

  /// A key of the byte 4 and both coordinates.
  ///
  /// - Throws: `CryptoKitError.incorrectParameterSize` or `invalidParameter`, as for the raw form.
  public init<Bytes: ContiguousBytes>(x963Representation: Bytes) throws {
    let bytes = x963Representation.withUnsafeBytes { Array($0) }
    guard bytes.count == 2 * Self._curve.byteCount + 1 else { throw CryptoKitError.incorrectParameterSize }
    guard bytes[0] == 4 else { throw CryptoKitError.invalidParameter }
    try self.init(encodedPoint: bytes)
  }

  /// A key of the byte 2 or 3, which says whether the second coordinate is odd, and the first coordinate.
  ///
  /// - Throws: `CryptoKitError.incorrectParameterSize` or `invalidParameter`, as for the raw form.
  public init<Bytes: ContiguousBytes>(compressedRepresentation: Bytes) throws {
    let bytes = compressedRepresentation.withUnsafeBytes { Array($0) }
    guard bytes.count == Self._curve.byteCount + 1 else { throw CryptoKitError.incorrectParameterSize }
    guard bytes[0] == 2 || bytes[0] == 3 else { throw CryptoKitError.invalidParameter }
    try self.init(encodedPoint: bytes)
  }

  /// A key of the first coordinate alone; the second is the smaller of the two that belong to it.
  ///
  /// - Throws: `CryptoKitError.incorrectParameterSize` or `invalidParameter`, as for the raw form.
  public init<Bytes: ContiguousBytes>(compactRepresentation: Bytes) throws {
    let bytes = compactRepresentation.withUnsafeBytes { Array($0) }
    guard bytes.count == Self._curve.byteCount else { throw CryptoKitError.incorrectParameterSize }
    let key = try Self(encodedPoint: [2] + bytes)
    self = key.isCompactRepresentable ? key : try Self(encodedPoint: [3] + bytes)
  }

  /// A key in the encoding DER, as X.509 has it.
  ///
  /// - Throws: `CryptoKitASN1Error.invalidASN1Object` where it is none, and `invalidObjectIdentifier` where it is one of
  ///   another curve.
  public init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws where Bytes.Element == UInt8 {
    let key = try LibraryKey(publicKey: Array(derRepresentation))
    guard key.curve == Self._curve.name else { throw CryptoKitASN1Error.invalidObjectIdentifier }
    self.init(_point: try Self._curve.point(of: key))
  }

  /// A key as text, between lines that say `PUBLIC KEY`.
  ///
  /// - Throws: `CryptoKitASN1Error.invalidPEMDocument` where the text is something else.
  public init(pemRepresentation: String) throws {
    let document = try PEMDocument(pemRepresentation)
    guard document.type == "PUBLIC KEY" else { throw CryptoKitASN1Error.invalidPEMDocument }
    try self.init(derRepresentation: document.content)
  }

  private init(encodedPoint: [UInt8]) throws {
    do {
      let key = try LibraryKey(publicKey: Self._curve.encodedPublicKey(encodedPoint))
      self.init(_point: try Self._curve.point(of: key))
    } catch {
      throw CryptoKitError.invalidParameter
    }
  }

  /// Both coordinates.
  public var rawRepresentation: Data { Data(_point) }

  /// The byte 4 and both coordinates.
  public var x963Representation: Data { Data(encodedPoint) }

  /// The byte 2 or 3, which says whether the second coordinate is odd, and the first coordinate.
  public var compressedRepresentation: Data {
    Data([2 | _point[_point.count - 1] & 1]) + _point.prefix(Self._curve.byteCount)
  }

  /// The first coordinate alone; nil where the second is not the smaller one of two that belong to it.
  public var compactRepresentation: Data? {
    isCompactRepresentable ? Data(_point.prefix(Self._curve.byteCount)) : nil
  }

  /// The encoding DER, as X.509 has it.
  public var derRepresentation: Data { Data(Self._curve.encodedPublicKey(encodedPoint)) }

  /// The encoding DER as text.
  public var pemRepresentation: String {
    PEMDocument(type: "PUBLIC KEY", content: Self._curve.encodedPublicKey(encodedPoint)).text
  }

  var encodedPoint: [UInt8] { [4] + _point }

  /// Whether the second coordinate is the smaller one of two that belong to the first.
  var isCompactRepresentable: Bool {
    let second = _point.suffix(Self._curve.byteCount)
    let other = [3 - _point[_point.count - 1] & 1] + _point.prefix(Self._curve.byteCount)
    guard let mirrored = try? Self(encodedPoint: other) else { return false }
    return second.lexicographicallyPrecedes(mirrored._point.suffix(Self._curve.byteCount))
  }

  func libraryKey() throws -> LibraryKey {
    try LibraryKey(publicKey: Self._curve.encodedPublicKey(encodedPoint))
  }
}
