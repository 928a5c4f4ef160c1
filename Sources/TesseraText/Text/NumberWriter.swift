import Foundation
import Synchronization

/// Writes numbers as format specifiers and a locale say.
enum NumberWriter {
  /// - Parameter specifier: as in `String(format:)`, such as `%lld` or `%.2f`.
  static func string(_ value: _FormatValue, specifier: String, locale: Locale) -> String {
    switch value {
    case .signed(let number) where isPlainInteger(specifier): integer(number, locale)
    case .unsigned(let number) where isPlainInteger(specifier): integer(number, locale)
    case .floating(let number) where number.isFinite:
      if let digits = fractionDigits(specifier) {
        FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(digits)).format(number)
      } else {
        formatted(value, specifier, locale)
      }
    default: formatted(value, specifier, locale)
    }
  }

  private static func integer<Number: FixedWidthInteger>(_ number: Number, _ locale: Locale) -> String {
    notation(of: locale)?.string(number) ?? IntegerFormatStyle<Number>(locale: locale).format(number)
  }

  private static func isPlainInteger(_ specifier: String) -> Bool {
    switch specifier {
    case "%lld", "%llu", "%ld", "%lu", "%d", "%i", "%u", "%@", "%lli", "%li": true
    default: false
    }
  }

  /// How many fraction digits a specifier such as `%lf` or `%.2f` asks for; nil if it asks for more than that.
  private static func fractionDigits(_ specifier: String) -> Int? {
    var rest = Substring(specifier).dropFirst()
    var digits = 6
    if rest.hasPrefix(".") {
      rest = rest.dropFirst()
      let end = rest.firstIndex { !$0.isASCII || !$0.isNumber } ?? rest.endIndex
      guard let number = end == rest.startIndex ? 0 : Int(rest[..<end]), number <= 100 else { return nil }
      digits = number
      rest = rest[end...]
    }
    return rest == "f" || rest == "lf" || rest == "F" ? digits : nil
  }

  /// Every other specifier, by the C library's rules. What does not fit the value gives the value as it is.
  private static func formatted(_ value: _FormatValue, _ specifier: String, _ locale: Locale) -> String {
    guard let conversion = specifier.last else { return "" }
    let flags = specifier.dropFirst().dropLast().filter { !"lhqztLj".contains($0) }
    // A width of thousands is a mistake that would only cost memory.
    guard flags.split(whereSeparator: { !$0.isNumber }).allSatisfy({ $0.count <= 3 }) else { return plain(value) }
    switch (value, conversion) {
    case (.signed(let number), "d"), (.signed(let number), "i"), (.signed(let number), "x"),
      (.signed(let number), "X"), (.signed(let number), "o"), (.signed(let number), "u"):
      return String(format: "%\(flags)ll\(conversion)", locale: locale, number)
    case (.unsigned(let number), "u"), (.unsigned(let number), "x"), (.unsigned(let number), "X"),
      (.unsigned(let number), "o"):
      return String(format: "%\(flags)ll\(conversion)", locale: locale, number)
    case (.unsigned(let number), "d"), (.unsigned(let number), "i"):
      return String(format: "%\(flags)llu", locale: locale, number)
    case (.signed(let number), "c"):
      return Unicode.Scalar(UInt32(truncatingIfNeeded: number)).map { String(Character($0)) } ?? ""
    case (.floating(let number), "f"), (.floating(let number), "F"), (.floating(let number), "e"),
      (.floating(let number), "E"), (.floating(let number), "g"), (.floating(let number), "G"),
      (.floating(let number), "a"), (.floating(let number), "A"):
      return String(format: "%\(flags)\(conversion)", locale: locale, number)
    case (.signed(let number), "f"):
      return string(.floating(Double(number)), specifier: specifier, locale: locale)
    case (.unsigned(let number), "f"):
      return string(.floating(Double(number)), specifier: specifier, locale: locale)
    default:
      return plain(value)
    }
  }

  private static func plain(_ value: _FormatValue) -> String {
    switch value {
    case .signed(let number): String(number)
    case .unsigned(let number): String(number)
    case .floating(let number): String(number)
    }
  }

  // MARK: Notations of locales

  private static let lastNotation = Mutex<(identifier: String, notation: IntegerNotation?)>(("", nil))

  /// Nearly all texts of a program are in one locale, so one notation is kept.
  private static func notation(of locale: Locale) -> IntegerNotation? {
    let identifier = locale.identifier
    return lastNotation.withLock { last in
      if last.identifier != identifier {
        last = (identifier, IntegerNotation(locale))
      }
      return last.notation
    }
  }
}
