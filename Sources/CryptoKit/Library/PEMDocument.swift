import Foundation

/// A key as text: DER in base 64 between two lines that name what it is.
struct PEMDocument {
  var type: String
  var content: [UInt8]

  init(type: String, content: [UInt8]) {
    self.type = type
    self.content = content
  }

  /// - Throws: `invalidPEMDocument` where the text is none.
  init(_ text: String) throws(CryptoKitASN1Error) {
    let lines = text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
    guard lines.count >= 3, let first = lines.first, let last = lines.last,
      first.hasPrefix("-----BEGIN "), first.hasSuffix("-----")
    else { throw .invalidPEMDocument }
    type = String(first.dropFirst(11).dropLast(5))
    guard last == "-----END \(type)-----",
      let data = Data(base64Encoded: lines.dropFirst().dropLast().joined()), !data.isEmpty
    else { throw .invalidPEMDocument }
    content = Array(data)
  }

  var text: String {
    let encoded = Array(Data(content).base64EncodedString())
    let lines = stride(from: 0, to: encoded.count, by: 64).map { start in
      String(encoded[start..<min(start + 64, encoded.count)])
    }
    return (["-----BEGIN \(type)-----"] + lines + ["-----END \(type)-----"]).joined(separator: "\n")
  }
}
