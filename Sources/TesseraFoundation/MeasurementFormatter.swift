import Foundation
import TesseraCore

/// Writes measurements, under the name that it has in Foundation.
///
/// Lengths, masses, speeds and temperatures are written in the units of the region; others in the unit that they have. Names of
/// units are written out in English; other languages get symbols.
nonisolated open class MeasurementFormatter: Formatter {
  /// Which unit is used.
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// That of the measurement.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// One in which the number is neither large nor small.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// Degrees have no letter for their scale.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  /// Which unit is used.
  open var unitOptions: UnitOptions = []
  /// How long the name of the unit is.
  open var unitStyle = Formatter.UnitStyle.medium
  /// The region, whose units are used.
  open var locale: Locale! = ProgramLocale.current {
    didSet { numberFormatter.locale = locale }
  }
  /// Writes the number.
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.locale = ProgramLocale.current
    return formatter
  }()

  /// A formatter for the region of the user.
  public override init() {
    super.init()
  }

  /// A formatter for the region of the user: an archive keeps nothing of it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Writes a measurement.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    write(measurement.value, measurement.unit)
  }

  private func write(_ value: Double, _ unit: Unit) -> String {
    let locale = locale ?? .current
    var (amount, chosen) = (value, unit)
    if !unitOptions.contains(.providedUnit), let unit = unit as? Dimension {
      (amount, chosen) = UnitChoice.choose(value, unit, for: "general", in: locale)
    }
    let number = numberFormatter?.string(from: NSNumber(value: amount)) ?? amount.formatted()
    let isPlain = unitOptions.contains(.temperatureWithoutUnit) && chosen is UnitTemperature
    return UnitNames.write(number, isOne: amount == 1, chosen, isPlain ? .plainDegrees : length, in: locale)
  }

  private var length: UnitNames.Length {
    switch unitStyle {
    case .short: .narrow
    case .long: .long
    default: .short
    }
  }

  /// The name of a unit.
  open func string(from unit: Unit) -> String {
    UnitNames.name(of: unit, length, in: locale ?? .current)
  }

  open override func string(for object: Any?) -> String? {
    switch object {
    case let unit as Unit: string(from: unit)
    case let measurement as Measurement<Unit>: string(from: measurement)
    default: nil
    }
  }
}
