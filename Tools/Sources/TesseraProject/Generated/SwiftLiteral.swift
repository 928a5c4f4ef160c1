/// Values as Swift source.
enum SwiftLiteral {
  /// A text in quotes.
  static func text(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\\(scalar)"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F: literal += "\\u{\(String(scalar.value, radix: 16))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }

  /// A list, one element a line.
  static func list(_ elements: [String], indentation: String) -> String {
    guard !elements.isEmpty else { return "[]" }
    return "[\n" + elements.map { "\(indentation)  \($0),\n" }.joined() + indentation + "]"
  }
}
