import Foundation

/// One of the three elliptic curves of FIPS 186 that keys can be of.
public struct _NISTCurve: Sendable {
  /// What the library calls it.
  let name: String
  /// How many bytes a coordinate has.
  let byteCount: Int
  private let identifier: [UInt8]
  /// What of the first byte of a number counts.
  let firstByteMask: UInt8

  static let p256 = _NISTCurve(
    name: "prime256v1", byteCount: 32, identifier: [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x03, 0x01, 0x07],
    firstByteMask: 0xff)
  static let p384 = _NISTCurve(
    name: "secp384r1", byteCount: 48, identifier: [0x2b, 0x81, 0x04, 0x00, 0x22], firstByteMask: 0xff)
  static let p521 = _NISTCurve(
    name: "secp521r1", byteCount: 66, identifier: [0x2b, 0x81, 0x04, 0x00, 0x23], firstByteMask: 0x01)

  /// "Elliptic curve, with the name of the curve", as keys say what they are.
  private var algorithm: [UInt8] {
    DERWriter.sequence(
      DERWriter.objectIdentifier([0x2a, 0x86, 0x48, 0xce, 0x3d, 0x02, 0x01]), DERWriter.objectIdentifier(identifier))
  }

  /// The form of a public key that X.509 has (RFC 5480).
  ///
  /// - Parameter point: with its first byte, which says how it is written.
  func encodedPublicKey(_ point: [UInt8]) -> [UInt8] {
    DERWriter.sequence(algorithm, DERWriter.bitString(point))
  }

  /// The form PKCS#8 of a private key (RFC 5958, RFC 5915).
  ///
  /// - Parameter point: nil to have the library find it.
  func encodedPrivateKey(_ secret: SymmetricKey, point: [UInt8]?) -> [UInt8] {
    let number = secret.withUnsafeBytes { DERWriter.octetString(Array($0)) }
    let point = point.map { DERWriter.field(0xa1, DERWriter.bitString($0)) } ?? []
    let key = DERWriter.sequence(DERWriter.integer([1]), number, point)
    return DERWriter.sequence(DERWriter.integer([0]), algorithm, DERWriter.octetString(key))
  }

  /// The hash that signatures of data are made of: as many bits as the curve has, 512 for the largest.
  func digest<D: DataProtocol>(of data: D) -> [UInt8] {
    switch byteCount {
    case 32: Array(SHA256.hash(data: data))
    case 48: Array(SHA384.hash(data: data))
    default: Array(SHA512.hash(data: data))
    }
  }

  /// The coordinates of the point in a key of the library, of this curve.
  func point(of key: borrowing LibraryKey) throws -> [UInt8] {
    var point = [UInt8](repeating: 0, count: 2 * byteCount)
    try point.withUnsafeMutableBytes { bytes in
      try key.write("qx", to: UnsafeMutableRawBufferPointer(rebasing: bytes.prefix(byteCount)))
      try key.write("qy", to: UnsafeMutableRawBufferPointer(rebasing: bytes.suffix(byteCount)))
    }
    return point
  }
}
