import CFoundationICU
import Foundation
import Synchronization

/// Writes numbers with their units in the language and in the units of a region, with the data that Foundation brings along.
package enum UnitNumberWriter {
  /// A number as it is written.
  package struct Result {
    /// The number with its unit.
    package let text: String
    /// What the number is in the unit in which it is written.
    package let value: Double
  }

  /// - Returns: nil if the unit is not known.
  package static func write(_ value: Double, _ skeleton: NumberSkeleton, in locale: Locale) -> Result? {
    let key = Formatters.Key(skeleton: skeleton, locale: locale.identifier(.icu))
    return formatters.withLock { formatters in
      guard let formatter = formatters.formatter(for: key) else { return nil }
      return formatter.write(value)
    }
  }

  /// Opening one reads data of the language; a program writes with a few of them.
  private static let formatters = Mutex(Formatters())

  private struct Formatters {
    struct Key: Hashable {
      let skeleton: NumberSkeleton
      let locale: String
    }

    private static let limit = 64
    private var known: [Key: Formatter] = [:]

    mutating func formatter(for key: Key) -> Formatter? {
      if let formatter = known[key] { return formatter }
      if known.count >= Self.limit { known.removeAll() }
      let formatter = Formatter(key.skeleton.text, locale: key.locale)
      known[key] = formatter
      return formatter
    }
  }

  /// A formatter of ICU with a place for what it writes.
  private final class Formatter {
    private let formatter: OpaquePointer
    private let result: OpaquePointer

    init?(_ skeleton: String, locale: String) {
      var status: UErrorCode = 0
      let characters = Array(skeleton.utf16)
      let opened = swift_unumf_openForSkeletonAndLocale(characters, Int32(characters.count), locale, &status)
      // Values above zero are errors, those below are remarks.
      guard status <= 0, let opened, let result = swift_unumf_openResult(&status) else {
        swift_unumf_close(opened)
        return nil
      }
      formatter = opened
      self.result = result
    }

    deinit {
      swift_unumf_closeResult(result)
      swift_unumf_close(formatter)
    }

    func write(_ value: Double) -> Result? {
      var status: UErrorCode = 0
      swift_unumf_formatDouble(formatter, value, result, &status)
      guard status <= 0 else { return nil }
      let text = Self.read { swift_unumf_resultToString(result, $0, $1, &status) }
      let digits = Self.read { swift_unumf_resultToDecimalNumber(result, $0, $1, &status) }
      guard status <= 0 else { return nil }
      return Result(
        text: String(decoding: text, as: UTF16.self),
        value: Double(String(decoding: digits.map { UInt8(bitPattern: $0) }, as: UTF8.self)) ?? value)
    }

    /// What a function writes into a place, which is made as large as it asks for.
    private static func read<Element>(
      _ write: (UnsafeMutablePointer<Element>?, Int32) -> Int32
    ) -> [Element] where Element: FixedWidthInteger {
      let capacity = 256
      return Array(unsafeUninitializedCapacity: capacity) { buffer, count in
        count = min(max(Int(write(buffer.baseAddress, Int32(capacity))), 0), capacity)
      }
    }
  }
}
