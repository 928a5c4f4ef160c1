import Foundation

/// Chooses the unit in which a measurement is written.
nonisolated enum UnitChoice {
  /// - Returns: the amount and its unit; those that were given where the region has no choice of its own.
  static func choose<UnitType: Dimension>(
    _ amount: Double, _ unit: UnitType, for usage: String, in locale: Locale
  ) -> (Double, UnitType) {
    guard usage != "asProvided", amount.isFinite else { return (amount, unit) }
    let measured = Measurement(value: amount, unit: unit as Dimension)
    guard let chosen = unitOfRegion(measured, usage, Region(locale)) as? UnitType else { return (amount, unit) }
    return (measured.converted(to: chosen).value, chosen)
  }

  /// The units of a region.
  private struct Region {
    let isMetric: Bool
    let hasMiles: Bool
    let hasFahrenheit: Bool

    init(_ locale: Locale) {
      isMetric = locale.measurementSystem != .us
      hasMiles = locale.measurementSystem != .metric
      let places = ["US", "BS", "BZ", "KY", "PW", "PR", "GU", "VI"]
      hasFahrenheit = locale.region.map { places.contains($0.identifier) } ?? !isMetric
    }
  }

  private static func unitOfRegion(_ measured: Measurement<Dimension>, _ usage: String, _ region: Region) -> Dimension?
  {
    switch measured.unit {
    case is UnitTemperature: region.hasFahrenheit ? UnitTemperature.fahrenheit : UnitTemperature.celsius
    case is UnitSpeed: region.hasMiles ? UnitSpeed.milesPerHour : UnitSpeed.kilometersPerHour
    case is UnitLength: length(measured, usage, region)
    case is UnitMass: mass(measured, usage, region)
    default: nil
    }
  }

  private static func length(_ measured: Measurement<Dimension>, _ usage: String, _ region: Region) -> UnitLength {
    let meters = abs(measured.converted(to: UnitLength.meters as Dimension).value)
    switch usage {
    case "focalLength": return .millimeters
    case "personHeight": return region.isMetric ? .centimeters : .feet
    case "rainfall": return region.isMetric ? .millimeters : .inches
    case "snowfall": return region.isMetric ? .centimeters : .inches
    case "road":
      if region.hasMiles { return meters >= 804 ? .miles : region.isMetric ? .yards : .feet }
      return meters >= 900 ? .kilometers : .meters
    default:
      if !region.isMetric { return meters >= 1609.344 ? .miles : meters >= 0.3048 ? .feet : .inches }
      return meters >= 1000 ? .kilometers : meters >= 1 ? .meters : .centimeters
    }
  }

  private static func mass(_ measured: Measurement<Dimension>, _ usage: String, _ region: Region) -> UnitMass {
    let kilograms = abs(measured.converted(to: UnitMass.kilograms as Dimension).value)
    if usage == "personWeight" { return region.isMetric ? .kilograms : .pounds }
    if !region.isMetric { return kilograms >= 0.45359237 ? .pounds : .ounces }
    return kilograms >= 1 ? .kilograms : kilograms >= 0.001 ? .grams : .milligrams
  }
}
