import Foundation

/// Values as Swift source.
enum Literal {
  static func number(_ value: Double) -> String {
    if value.isNaN { return "CGFloat.nan" }
    if value.isInfinite { return value < 0 ? "-CGFloat.infinity" : "CGFloat.infinity" }
    return value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
  }

  static func double(_ value: Double) -> String {
    number(value).replacingOccurrences(of: "CGFloat", with: "Double")
  }

  static func text(_ value: String) -> String {
    var literal = "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case " "..."~": literal.unicodeScalars.append(scalar)
      default: literal += "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return literal + "\""
  }
}
