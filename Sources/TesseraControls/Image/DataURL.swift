import Foundation

/// URLs that contain their data: `data:image/png;base64,…` (RFC 2397).
nonisolated enum DataURL {
  /// - Throws: `URLError.badURL` for a URL without data, `.cannotDecodeRawData` for malformed data.
  static func contents(of url: URL) throws(URLError) -> Data {
    let address = url.absoluteString.utf8
    guard let colon = address.firstIndex(of: UInt8(ascii: ":")),
      let comma = address[colon...].firstIndex(of: UInt8(ascii: ","))
    else { throw URLError(.badURL) }
    let kind = String(address[address.index(after: colon)..<comma]) ?? ""
    let bytes = percentDecoded(address[address.index(after: comma)...])
    guard kind.lowercased().hasSuffix(";base64") else { return bytes }
    guard let data = base64Decoded(bytes) else { throw URLError(.cannotDecodeRawData) }
    return data
  }

  private static func percentDecoded(_ text: Substring.UTF8View) -> Data {
    var bytes = Data(capacity: text.count)
    var rest = text
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let high = rest.first.flatMap(hexDigit),
        let low = rest.dropFirst().first.flatMap(hexDigit)
      {
        bytes.append(high << 4 | low)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }

  private static func hexDigit(_ byte: UInt8) -> UInt8? {
    Character(UnicodeScalar(byte)).hexDigitValue.map { UInt8($0) }
  }

  /// Also in the alphabet for URLs, and without padding.
  private static func base64Decoded(_ text: Data) -> Data? {
    var text = text.filter { $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: "=") }
    for index in text.indices {
      if text[index] == UInt8(ascii: "-") { text[index] = UInt8(ascii: "+") }
      if text[index] == UInt8(ascii: "_") { text[index] = UInt8(ascii: "/") }
    }
    text.append(contentsOf: repeatElement(UInt8(ascii: "="), count: (4 - text.count % 4) % 4))
    return Data(base64Encoded: text)
  }
}
