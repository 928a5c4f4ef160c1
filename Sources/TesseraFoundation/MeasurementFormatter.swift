import Foundation
import TesseraCore
import TesseraLocale

/// Writes measurements, under the name that it has in Foundation.
///
/// A measurement is written in the unit that the region uses for it, and the unit in its language (J454). One that a program
/// defines itself is written with its symbol.
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
    var writer = writer
    writer.usage = unitOptions.contains(.providedUnit) ? nil : MeasurementUsages.general
    writer.hidesScaleName = unitOptions.contains(.temperatureWithoutUnit)
    writer.number = { [numberFormatter] in numberFormatter?.string(from: NSNumber(value: $0)) ?? $0.formatted() }
    return writer.write(value, unit)
  }

  private var writer: MeasurementWriter {
    MeasurementWriter(width: width, locale: locale ?? .current)
  }

  private var width: NumberSkeleton.Width {
    switch unitStyle {
    case .short: .narrow
    case .long: .wide
    default: .abbreviated
    }
  }

  /// The name of a unit.
  open func string(from unit: Unit) -> String {
    writer.name(of: unit)
  }

  open override func string(for object: Any?) -> String? {
    switch object {
    case let unit as Unit: string(from: unit)
    case let measurement as Measurement<Unit>: string(from: measurement)
    default: nil
    }
  }
}
