import Foundation

/// Writes settings as lines of text: `"launches" = 12`.
///
/// Names and strings are quoted as in JSON; `true`, `12`, `0.5`, `[1, 2]` and `{"a": 1}` mean the same as there;
/// `data("…")` has Base64 inside, `date(…)` seconds since the first of January 2001, `url("…")` a URL. `nil` says that
/// the setting was removed.
nonisolated struct SettingsWriter {
  /// The first line of a file.
  static let header = "tessera settings 1\n"

  private(set) var text = ""

  /// The line for a setting that was written, or, with nil, removed.
  static func line(_ value: SettingsValue?, forKey key: String) -> String {
    var writer = SettingsWriter()
    writer.add(key)
    writer.text += " = "
    if let value { writer.add(value) } else { writer.text += "nil" }
    writer.text += "\n"
    return writer.text
  }

  private mutating func add(_ value: SettingsValue) {
    switch value {
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += "\(value)"
    case .real(let value): text += "\(value)"
    case .string(let value): add(value)
    case .data(let value): add("data", value.base64EncodedString())
    case .date(let value): text += "date(\(value.timeIntervalSinceReferenceDate))"
    case .url(let value): add("url", value.absoluteString)
    case .array(let values): add(values, between: "[", "]") { $0.add($1) }
    case .dictionary(let values):
      add(values.sorted { $0.key < $1.key }, between: "{", "}") { writer, entry in
        writer.add(entry.key)
        writer.text += ": "
        writer.add(entry.value)
      }
    }
  }

  private mutating func add(_ name: String, _ argument: String) {
    text += "\(name)("
    add(argument)
    text += ")"
  }

  private mutating func add<Element>(
    _ elements: [Element], between start: String, _ end: String, _ addElement: (inout SettingsWriter, Element) -> Void
  ) {
    text += start
    for (index, element) in elements.enumerated() {
      if index > 0 { text += ", " }
      addElement(&self, element)
    }
    text += end
  }

  private mutating func add(_ string: String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.value < 0x20: text += "\\u" + String(format: "%04x", scalar.value)
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
