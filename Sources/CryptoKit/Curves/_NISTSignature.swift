import Foundation

/// What the signatures of `P256`, `P384` and `P521` have in common. No other type conforms to it.
public protocol _NISTSignature: ContiguousBytes, Sendable {
  static var _curve: _NISTCurve { get }

  /// - Parameter _bytes: both numbers, in as many bytes as a coordinate has.
  init(_bytes: [UInt8])

  var _bytes: [UInt8] { get }
}

extension _NISTSignature {
  /// A signature of its two numbers, in as many bytes as a coordinate of the curve has each.
  ///
  /// - Throws: `CryptoKitError.incorrectParameterSize` where there are more or fewer bytes.
  public init<D: DataProtocol>(rawRepresentation: D) throws {
    guard rawRepresentation.count == 2 * Self._curve.byteCount else { throw CryptoKitError.incorrectParameterSize }
    self.init(_bytes: Array(rawRepresentation))
  }

  /// A signature in the encoding DER.
  ///
  /// - Throws: `CryptoKitASN1Error` where it is none.
  public init<D: DataProtocol>(derRepresentation: D) throws {
    var document = DERReader(Array(derRepresentation)[...])
    var numbers = DERReader(try document.field(0x30))
    let parts = [try numbers.integer(), try numbers.integer()]
    let length = Self._curve.byteCount
    guard document.rest.isEmpty, numbers.rest.isEmpty, parts.allSatisfy({ $0.count <= length }) else {
      throw CryptoKitASN1Error.invalidASN1Object
    }
    self.init(_bytes: parts.flatMap { Array(repeating: 0, count: length - $0.count) + $0 })
  }

  /// Both numbers, in as many bytes as a coordinate of the curve has each.
  public var rawRepresentation: Data { Data(_bytes) }

  /// The encoding DER.
  public var derRepresentation: Data { Data(encoded) }

  var encoded: [UInt8] {
    let length = Self._curve.byteCount
    return DERWriter.sequence(
      DERWriter.integer(_bytes.prefix(length)), DERWriter.integer(_bytes.suffix(length)))
  }

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try _bytes.withUnsafeBytes(body)
  }
}
