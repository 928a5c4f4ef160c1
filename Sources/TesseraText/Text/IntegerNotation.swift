import Foundation

/// How a locale writes whole numbers: its digits, groups and sign.
///
/// Learned from a few numbers that the locale's own formatter wrote, because writing each number with that takes ten
/// times as long, and lists are full of numbers.
struct IntegerNotation {
  private let digits: [String]
  private let hasLatinDigits: Bool
  private let separator: String
  private let groupLength: Int
  private let higherGroupLength: Int
  /// A number with fewer digits stands without separators.
  private let leastGroupedLength: Int
  private let negativePrefix: String
  private let negativeSuffix: String

  /// Nil if the locale has rules of another kind.
  init?(_ locale: Locale) {
    let style = IntegerFormatStyle<Int>(locale: locale)
    digits = (0...9).map(style.format)
    hasLatinDigits = digits == (0...9).map(String.init)
    guard let lengths = Self.groups(in: style.format(1_111_111_111), digit: digits[1]),
      let leastGroupedLength = Self.leastGroupedLength(style, above: lengths.group),
      case let negative = style.format(-1), let one = negative.range(of: digits[1])
    else { return nil }
    separator = lengths.separator
    groupLength = lengths.group
    higherGroupLength = lengths.higherGroup
    self.leastGroupedLength = leastGroupedLength
    negativePrefix = String(negative[..<one.lowerBound])
    negativeSuffix = String(negative[one.upperBound...])
    guard Self.examples.allSatisfy({ string($0) == style.format($0) }) else { return nil }
  }

  private static let examples = [0, 7, 90, 456, -456, 1234, 12_345, -123_456, 1_234_567, 9_876_543_210, .max, .min]

  private static func groups(
    in number: String, digit: String
  ) -> (separator: String, group: Int, higherGroup: Int)? {
    let parts = number.components(separatedBy: digit)
    let separators = parts.indices.filter { !parts[$0].isEmpty }
    guard parts.count == 11 else { return nil }
    guard let last = separators.last else { return ("", 10, 10) }
    guard separators.count > 1 else { return nil }
    return (parts[last], 10 - last, last - separators[separators.count - 2])
  }

  /// Some languages write 1234, but 12.345.
  private static func leastGroupedLength(_ style: IntegerFormatStyle<Int>, above group: Int) -> Int? {
    var number = 1
    for length in 1...10 {
      if length > group, style.format(number).count > style.format(1).count * length { return length }
      number = number * 10 + 1
    }
    return group == 10 ? .max : nil
  }

  func string(_ number: some FixedWidthInteger) -> String {
    let magnitude = number.magnitude.description
    let isGrouped = magnitude.utf8.count >= leastGroupedLength
    if hasLatinDigits, !isGrouped, number >= 0 { return magnitude }
    var result = number < 0 ? negativePrefix : ""
    var rest = magnitude.utf8.count
    for digit in magnitude.utf8 {
      result += digits[Int(digit - UInt8(ascii: "0"))]
      rest -= 1
      if isGrouped, rest >= groupLength, (rest - groupLength).isMultiple(of: higherGroupLength) { result += separator }
    }
    return number < 0 ? result + negativeSuffix : result
  }
}
