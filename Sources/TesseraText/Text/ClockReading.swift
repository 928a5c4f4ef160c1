import Foundation

/// A time as a clock shows it: what its hands are at, and when they move next.
struct ClockReading {
  /// How a clock shows time.
  struct Face: Hashable, Codable, Sendable {
    /// Whether 60 minutes make an hour.
    var showsHours: Bool
    /// How many of hours, minutes, seconds and fractions are shown, from the largest.
    var maxFieldCount: Int
    /// What is shown at the finest.
    var maxPrecision: Duration
    /// Whether hours and minutes have two digits at the beginning as well.
    var hasLeadingZeros: Bool
  }

  private let face: Face
  private let locale: Locale
  /// In seconds; what is less than the precision is rounded off.
  let time: Double
  /// The finest step, in seconds.
  let precision: Double

  /// - Parameters:
  ///   - seconds: one that is not a number, or below zero, is none.
  ///   - rounding: `.up` for what is left, `.down` for what has passed.
  init(_ seconds: Double, face: Face, rounding: FloatingPointRoundingRule, locale: Locale) {
    self.face = face
    self.locale = locale
    let wanted = Double(face.maxPrecision.components.seconds) + Double(face.maxPrecision.components.attoseconds) * 1e-18
    // J322: the finest step is a thousandth of a second, the coarsest an hour.
    precision = wanted >= 60 ? (wanted >= 3600 ? 3600 : 60) : wanted >= 1 ? 1 : Self.decimal(wanted)
    // A moment that is meant to be a whole step may lie a little beside it.
    let steps = max(0, seconds.withinReach) / precision
    let nearest = steps.rounded()
    time = (abs(steps - nearest) < 1e-4 ? nearest : steps.rounded(rounding)) * precision
  }

  /// The coarsest of 0.1, 0.01 and 0.001 that is as fine as a precision.
  private static func decimal(_ precision: Double) -> Double {
    [0.1, 0.01].first { $0 <= precision + 1e-9 } ?? 0.001
  }

  private var hasHours: Bool { face.showsHours && time >= 3600 }

  private var fieldCount: Int {
    let available = (hasHours ? 1 : 0) + (precision < 1 ? 3 : precision < 60 ? 2 : precision < 3600 ? 1 : 0)
    return min(max(face.maxFieldCount, 1), max(available, 1))
  }

  /// What the text counts in, in seconds.
  var step: Double {
    switch fieldCount - (hasHours ? 1 : 0) {
    case ...0: hasHours ? 3600 : 60
    case 1: precision >= 3600 ? 3600 : 60
    case 2: 1
    default: precision
    }
  }

  /// "1:23:45", "00:03.42", or "23 minutes" where a clock would have one number only.
  var text: String {
    let counted = (time / step + 1e-6).rounded(.down) * step
    let whole = Int(counted)
    guard fieldCount > 1 else { return words(whole) }
    let hours = hasHours ? whole / 3600 : 0
    let numbers = (hasHours ? [hours] : []) + [(whole - hours * 3600) / 60, whole % 60]
    let shown = numbers.prefix(fieldCount).enumerated().map { index, number in
      let needsTwoDigits = index > 0 || face.hasLeadingZeros && fieldCount > 2 || face.hasLeadingZeros && !hasHours
      return digits(number, count: needsTwoDigits ? 2 : 1)
    }
    let text = shown.joined(separator: ":")
    guard step < 1 else { return text }
    let count = step == 0.1 ? 1 : step == 0.01 ? 2 : 3
    let fraction = Int(((counted - Double(whole)) / step).rounded())
    return text + (locale.decimalSeparator ?? ".") + digits(fraction, count: count)
  }

  private func words(_ seconds: Int) -> String {
    let unit: Duration.UnitsFormatStyle.Unit = step >= 3600 ? .hours : .minutes
    return Duration.seconds(seconds).formatted(
      Duration.UnitsFormatStyle(allowedUnits: [unit], width: .wide).locale(locale))
  }

  private func digits(_ number: Int, count: Int) -> String {
    number.formatted(.number.grouping(.never).precision(.integerLength(count...)).locale(locale))
  }

  /// The time at which a clock that counts up shows another text, and the time from which it shows this one.
  var bounds: (start: Double, end: Double) {
    let start = (time / step + 1e-6).rounded(.down) * step
    return (start, start + step)
  }
}
