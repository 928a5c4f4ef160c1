/// Reads values of ASN.1 in the encoding DER.
struct DERReader {
  private(set) var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes
  }

  /// What the next field has, which must have this tag.
  mutating func field(_ tag: UInt8) throws(CryptoKitASN1Error) -> ArraySlice<UInt8> {
    guard let found = rest.popFirst() else { throw .truncatedASN1Field }
    guard found == tag else { throw .unexpectedFieldType }
    let length = try length()
    guard length <= rest.count else { throw .truncatedASN1Field }
    defer { rest = rest.dropFirst(length) }
    return rest.prefix(length)
  }

  /// The bytes of a number that is not negative, without those that are zero before it.
  mutating func integer() throws(CryptoKitASN1Error) -> ArraySlice<UInt8> {
    let content = try field(0x02)
    guard let first = content.first, first < 0x80 else { throw .invalidASN1IntegerEncoding }
    if first == 0, content.count > 1, content[content.startIndex + 1] < 0x80 { throw .invalidASN1IntegerEncoding }
    return content.drop { $0 == 0 }
  }

  private mutating func length() throws(CryptoKitASN1Error) -> Int {
    guard let first = rest.popFirst() else { throw .truncatedASN1Field }
    if first < 0x80 { return Int(first) }
    let count = Int(first & 0x7f)
    guard (1...2).contains(count) else { throw .unsupportedFieldLength }
    guard rest.count >= count else { throw .truncatedASN1Field }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count).reduce(0) { $0 << 8 | Int($1) }
  }
}
