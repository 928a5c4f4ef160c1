/// Writes JSON values as text.
enum JSONWriter {
  /// The shortest JSON text of `value`, the members of objects sorted by name.
  static func text(of value: JSONValue) -> String {
    switch value {
    case .null: return "null"
    case .boolean(let value): return value ? "true" : "false"
    case .number(let value): return Int(exactly: value).map(String.init) ?? String(value)
    case .string(let value): return quote(value)
    case .array(let values): return "[" + values.map(text(of:)).joined(separator: ",") + "]"
    case .object(let members):
      let texts = members.sorted { $0.key < $1.key }.map { quote($0.key) + ":" + text(of: $0.value) }
      return "{" + texts.joined(separator: ",") + "}"
    }
  }

  /// `text` as a JSON string with its quotation marks.
  private static func quote(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case _ where scalar.value < 0x20: quoted += "\\u00" + twoHexDigits(scalar.value)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  private static func twoHexDigits(_ value: UInt32) -> String {
    (value < 0x10 ? "0" : "") + String(value, radix: 16)
  }
}
