/// A word of source text.
struct ShaderToken: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case identifier(String)
    case float(Float)
    case integer(UInt32, isUnsigned: Bool)
    case punctuation(String)
    case end
  }

  var kind: Kind
  var file: String
  /// From 1.
  var line: Int

  /// The word as it is shown in messages.
  var text: String {
    switch kind {
    case .identifier(let name): name
    case .float(let value): String(value)
    case .integer(let value, _): String(value)
    case .punctuation(let text): text
    case .end: "the end of the file"
    }
  }

  func isPunctuation(_ text: String) -> Bool { kind == .punctuation(text) }
  func isIdentifier(_ name: String) -> Bool { kind == .identifier(name) }

  var identifier: String? {
    if case .identifier(let name) = kind { name } else { nil }
  }

  func error(_ message: String) -> ShaderError { ShaderError(file: file, line: line, message: message) }
}
