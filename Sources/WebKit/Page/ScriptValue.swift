import Foundation

/// Values of scripts, which go from and to pages as JSON (WB6).
package enum ScriptValue {
  /// A value cannot be given to a script.
  package struct Problem: Error {}

  /// - Throws: `Problem` for what JSON cannot say.
  package static func text(_ value: Any) throws -> String {
    if let date = value as? Date { return "new Date(\(date.timeIntervalSince1970 * 1000))" }
    guard isUsable(value),
      let data = try? JSONSerialization.data(withJSONObject: value, options: [.fragmentsAllowed, .sortedKeys])
    else { throw Problem() }
    // These two end lines in scripts.
    return String(decoding: data, as: UTF8.self)
      .replacingOccurrences(of: "\u{2028}", with: "\\u2028").replacingOccurrences(of: "\u{2029}", with: "\\u2029")
  }

  /// Serializing traps on numbers that are not finite and on unknown types.
  private static func isUsable(_ value: Any) -> Bool {
    JSONSerialization.isValidJSONObject([value])
  }

  package static func value(_ text: String) -> Any? {
    try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
  }
}
