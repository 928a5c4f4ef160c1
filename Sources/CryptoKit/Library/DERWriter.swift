/// Writes values of ASN.1 in the encoding DER.
enum DERWriter {
  static func sequence(_ parts: [UInt8]...) -> [UInt8] {
    field(0x30, parts.flatMap { $0 })
  }

  static func objectIdentifier(_ content: [UInt8]) -> [UInt8] {
    field(0x06, content)
  }

  static func octetString(_ content: [UInt8]) -> [UInt8] {
    field(0x04, content)
  }

  static func bitString(_ content: [UInt8]) -> [UInt8] {
    field(0x03, [0] + content)
  }

  /// A number that is not negative, of its bytes from the highest.
  static func integer(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    let digits = Array(bytes.drop { $0 == 0 })
    guard let first = digits.first else { return field(0x02, [0]) }
    return field(0x02, first < 0x80 ? digits : [0] + digits)
  }

  /// A field of a tag.
  static func field(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] {
    let count = content.count
    switch count {
    case ..<0x80: return [tag, UInt8(count)] + content
    case ..<0x100: return [tag, 0x81, UInt8(count)] + content
    default: return [tag, 0x82, UInt8(truncatingIfNeeded: count >> 8), UInt8(truncatingIfNeeded: count)] + content
    }
  }
}
