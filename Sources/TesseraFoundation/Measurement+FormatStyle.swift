import Foundation
import TesseraCore
import TesseraLocale

nonisolated extension Measurement where UnitType: Dimension {
  /// Writes a measurement in the units of a region.
  ///
  /// It is converted to the unit that the region uses for what is measured, and the unit is written in its language (J454). A
  /// unit that a program defines itself is written with its symbol.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How long the name of a unit is.
    public struct UnitWidth: Hashable, Codable, Sendable {
      let name: String

      /// `5 kilometers`.
      public static var wide: UnitWidth { UnitWidth(name: "wide") }
      /// `5 km`.
      public static var abbreviated: UnitWidth { UnitWidth(name: "abbreviated") }
      /// `5km`.
      public static var narrow: UnitWidth { UnitWidth(name: "narrow") }
    }

    /// How long the name of the unit is.
    public var width: UnitWidth
    /// The region, whose units are used.
    public var locale: Locale
    /// What the measurement is of; nil for `general`.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// How the number is written; nil for a few digits.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// Whether a temperature has no letter for its scale.
    public var hidesScaleName = false

    /// Writes a measurement in the units of a region.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    /// Writes a measurement.
    public func format(_ value: Measurement<UnitType>) -> String {
      let locale = usableLocale
      let number = numberFormatStyle?.locale(locale)
      let writer = MeasurementWriter(
        width: skeletonWidth, usage: (usage ?? .general).identifier, hidesScaleName: hidesScaleName,
        number: number.map { style in { style.format($0) } }, locale: locale)
      return writer.write(value.value, value.unit)
    }

    /// The same style in another region.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }

    /// The current locale is that of the program.
    private var usableLocale: Locale { locale == .autoupdatingCurrent ? ProgramLocale.current : locale }

    private var skeletonWidth: NumberSkeleton.Width {
      switch width {
      case .wide: .wide
      case .narrow: .narrow
      default: .abbreviated
      }
    }
  }

  /// The measurement as a style writes it.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == Measurement<UnitType> {
    style.format(self)
  }

  /// The measurement in the units of the user's region, with abbreviated names of units.
  public func formatted() -> String {
    FormatStyle(width: .abbreviated).format(self)
  }
}

nonisolated extension Foundation.FormatStyle {
  /// Writes a measurement in the units of the user's region.
  ///
  /// - Parameters:
  ///   - width: how long the name of the unit is.
  ///   - usage: what the measurement is of.
  ///   - numberFormatStyle: how the number is written; nil for a few digits.
  public static func measurement<UnitType>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle, UnitType: Dimension {
    Measurement<UnitType>.FormatStyle(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// Writes a temperature in the scale of the user's region.
  ///
  /// - Parameters:
  ///   - width: how long the name of the scale is.
  ///   - usage: what the temperature is of.
  ///   - hidesScaleName: whether there is only the sign for degrees.
  ///   - numberFormatStyle: how the number is written; nil for a few digits.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    var style = Measurement<UnitTemperature>.FormatStyle(
      width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    style.hidesScaleName = hidesScaleName
    return style
  }
}
