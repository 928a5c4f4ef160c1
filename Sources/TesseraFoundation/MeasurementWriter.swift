import Foundation
import TesseraLocale

/// Writes a measurement in the language and in the units of a region.
nonisolated struct MeasurementWriter {
  /// How long the name of the unit is.
  var width = NumberSkeleton.Width.abbreviated
  /// What is measured, in the words of ICU: the region has a unit for it. Nil for the unit as it is.
  var usage: String?
  /// Whether a temperature has no letter for its scale.
  var hidesScaleName = false
  /// Writes the number; nil for the digits that are usual.
  var number: ((Double) -> String)?
  var locale: Locale

  func write(_ value: Double, _ unit: Unit) -> String {
    guard value.isFinite, let identifier = UnitIdentifiers.identifier(of: unit) else { return plain(value, unit) }
    return write(value, identifier: identifier, isTemperature: unit is UnitTemperature) ?? plain(value, unit)
  }

  /// - Parameter identifier: the name of a unit in the data of languages.
  /// - Returns: nil if that is not known.
  func write(_ value: Double, identifier: String, isTemperature: Bool = false) -> String? {
    var skeleton = NumberSkeleton(unit: identifier, usage: usage, width: width)
    if hidesScaleName, isTemperature { return degrees(value, skeleton) }
    if let number { return write(value, skeleton, number) }
    // A unit that stays has the digits that its number has.
    if usage == nil { skeleton.digits = .upTo(Self.mostDigits) }
    return UnitNumberWriter.write(value, skeleton, in: locale)?.text
  }

  /// The unit alone, as it stands behind a number of several.
  func name(of unit: Unit) -> String {
    guard let identifier = UnitIdentifiers.identifier(of: unit) else { return unit.symbol }
    let skeleton = NumberSkeleton(unit: identifier, width: width)
    let several = 100.0
    guard let text = UnitNumberWriter.write(several, skeleton, in: locale)?.text,
      let digits = UnitNumberWriter.write(several, NumberSkeleton(), in: locale)?.text
    else { return unit.symbol }
    return text.replacingOccurrences(of: digits, with: "").trimmingCharacters(in: .whitespaces)
  }

  private static let mostDigits = 6

  /// What is written decides about the form of the unit, so the unit is asked for with as many digits, which are replaced then.
  private func write(_ value: Double, _ skeleton: NumberSkeleton, _ number: (Double) -> String) -> String? {
    guard let written = amount(of: value, skeleton) else { return nil }
    let own = number(written)
    var skeleton = skeleton
    skeleton.digits = .exactly(fractionDigits(of: own))
    var plain = NumberSkeleton()
    plain.digits = skeleton.digits
    guard let text = UnitNumberWriter.write(value, skeleton, in: locale)?.text,
      let digits = UnitNumberWriter.write(written, plain, in: locale)?.text
    else { return nil }
    // Some forms of some languages have no number: two of something, in Arabic.
    guard let place = text.range(of: digits) else { return text }
    return text.replacingCharacters(in: place, with: own)
  }

  /// The number in the unit in which it is written.
  private func amount(of value: Double, _ skeleton: NumberSkeleton) -> Double? {
    var skeleton = skeleton
    skeleton.digits = .upTo(12)
    return UnitNumberWriter.write(value, skeleton, in: locale)?.value
  }

  private func fractionDigits(of number: String) -> Int {
    let separator = locale.decimalSeparator ?? "."
    guard let place = number.range(of: separator, options: .backwards) else { return 0 }
    return min(number[place.upperBound...].prefix(while: \.isNumber).count, Self.mostDigits)
  }

  private func degrees(_ value: Double, _ skeleton: NumberSkeleton) -> String? {
    guard let amount = amount(of: value, skeleton) else { return nil }
    var plain = NumberSkeleton(unit: NumberSkeleton.degrees, width: width)
    guard let number else {
      plain.digits = usage == nil ? .upTo(Self.mostDigits) : .upTo(0)
      return UnitNumberWriter.write(amount, plain, in: locale)?.text
    }
    return write(amount, plain, number)
  }

  /// A unit of the program itself, or what is no number.
  private func plain(_ value: Double, _ unit: Unit) -> String {
    let text = number.map { $0(value) } ?? value.formatted(FloatingPointFormatStyle<Double>(locale: locale))
    return width == .narrow ? text + unit.symbol : "\(text) \(unit.symbol)"
  }
}
