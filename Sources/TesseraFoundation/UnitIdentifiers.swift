import Foundation

/// What the units of Foundation are called in the data of languages.
nonisolated enum UnitIdentifiers {
  /// The name of a unit; nil for one that a program defines itself.
  static func identifier(of unit: Unit) -> String? {
    known[unit.symbol]?.first { $0.unit.isEqual(unit) }?.identifier
  }

  /// Units are objects, which are not compared by their dictionary's key: several may share a symbol.
  private static let known: [String: [Known]] = {
    let units =
      lengths + areas + volumes + masses + motions + times + energies + pressures + electricity + information + others
    return Dictionary(grouping: units.map { Known(unit: $0.0, identifier: $0.1) }) { $0.unit.symbol }
  }()

  private struct Known: Sendable {
    let unit: Dimension
    let identifier: String
  }

  private typealias Units = [(Dimension, String)]

  private static var lengths: Units {
    let units: [(UnitLength, String)] = [
      (.megameters, "megameter"), (.kilometers, "kilometer"), (.hectometers, "hectometer"), (.decameters, "decameter"),
      (.meters, "meter"), (.decimeters, "decimeter"), (.centimeters, "centimeter"), (.millimeters, "millimeter"),
      (.micrometers, "micrometer"), (.nanometers, "nanometer"), (.picometers, "picometer"), (.inches, "inch"),
      (.feet, "foot"), (.yards, "yard"), (.miles, "mile"), (.scandinavianMiles, "mile-scandinavian"),
      (.lightyears, "light-year"), (.nauticalMiles, "nautical-mile"), (.fathoms, "fathom"), (.furlongs, "furlong"),
      (.astronomicalUnits, "astronomical-unit"), (.parsecs, "parsec"),
    ]
    return units
  }

  private static var areas: Units {
    let units: [(UnitArea, String)] = [
      (.squareMegameters, "square-megameter"), (.squareKilometers, "square-kilometer"), (.squareMeters, "square-meter"),
      (.squareCentimeters, "square-centimeter"), (.squareMillimeters, "square-millimeter"),
      (.squareMicrometers, "square-micrometer"), (.squareNanometers, "square-nanometer"),
      (.squareInches, "square-inch"),
      (.squareFeet, "square-foot"), (.squareYards, "square-yard"), (.squareMiles, "square-mile"), (.acres, "acre"),
      (.hectares, "hectare"),
    ]
    return units
  }

  private static var volumes: Units {
    let units: [(UnitVolume, String)] = [
      (.megaliters, "megaliter"), (.kiloliters, "kiloliter"), (.liters, "liter"), (.deciliters, "deciliter"),
      (.centiliters, "centiliter"), (.milliliters, "milliliter"), (.cubicKilometers, "cubic-kilometer"),
      (.cubicMeters, "cubic-meter"), (.cubicDecimeters, "cubic-decimeter"), (.cubicCentimeters, "cubic-centimeter"),
      (.cubicMillimeters, "cubic-millimeter"), (.cubicInches, "cubic-inch"), (.cubicFeet, "cubic-foot"),
      (.cubicYards, "cubic-yard"), (.cubicMiles, "cubic-mile"), (.acreFeet, "acre-foot"), (.bushels, "bushel"),
      (.teaspoons, "teaspoon"), (.tablespoons, "tablespoon"), (.fluidOunces, "fluid-ounce"), (.cups, "cup"),
      (.pints, "pint"), (.quarts, "quart"), (.gallons, "gallon"), (.imperialFluidOunces, "fluid-ounce-imperial"),
      (.imperialQuarts, "quart-imperial"), (.imperialGallons, "gallon-imperial"), (.metricCups, "cup-metric"),
    ]
    return units
  }

  private static var masses: Units {
    let units: [(UnitMass, String)] = [
      (.kilograms, "kilogram"), (.grams, "gram"), (.decigrams, "decigram"), (.centigrams, "centigram"),
      (.milligrams, "milligram"), (.micrograms, "microgram"), (.nanograms, "nanogram"), (.picograms, "picogram"),
      (.ounces, "ounce"), (.pounds, "pound"), (.stones, "stone"), (.metricTons, "tonne"), (.shortTons, "ton"),
      (.carats, "carat"), (.ouncesTroy, "ounce-troy"),
    ]
    return units
  }

  private static var motions: Units {
    let speeds: [(UnitSpeed, String)] = [
      (.metersPerSecond, "meter-per-second"), (.kilometersPerHour, "kilometer-per-hour"),
      (.milesPerHour, "mile-per-hour"), (.knots, "knot"),
    ]
    let accelerations: [(UnitAcceleration, String)] = [
      (.metersPerSecondSquared, "meter-per-square-second"), (.gravity, "g-force"),
    ]
    let angles: [(UnitAngle, String)] = [
      (.degrees, "degree"), (.arcMinutes, "arc-minute"), (.arcSeconds, "arc-second"), (.radians, "radian"),
      (.revolutions, "revolution"),
    ]
    return speeds as Units + accelerations as Units + angles as Units
  }

  private static var times: Units {
    let durations: [(UnitDuration, String)] = [
      (.hours, "hour"), (.minutes, "minute"), (.seconds, "second"), (.milliseconds, "millisecond"),
      (.microseconds, "microsecond"), (.nanoseconds, "nanosecond"),
    ]
    let frequencies: [(UnitFrequency, String)] = [
      (.terahertz, "terahertz"), (.gigahertz, "gigahertz"), (.megahertz, "megahertz"), (.kilohertz, "kilohertz"),
      (.hertz, "hertz"), (.millihertz, "millihertz"), (.microhertz, "microhertz"), (.nanohertz, "nanohertz"),
    ]
    return durations as Units + frequencies as Units
  }

  private static var energies: Units {
    let energies: [(UnitEnergy, String)] = [
      (.kilojoules, "kilojoule"), (.joules, "joule"), (.kilocalories, "kilocalorie"), (.calories, "calorie"),
      (.kilowattHours, "kilowatt-hour"),
    ]
    let powers: [(UnitPower, String)] = [
      (.terawatts, "terawatt"), (.gigawatts, "gigawatt"), (.megawatts, "megawatt"), (.kilowatts, "kilowatt"),
      (.watts, "watt"), (.milliwatts, "milliwatt"), (.microwatts, "microwatt"), (.nanowatts, "nanowatt"),
      (.picowatts, "picowatt"), (.horsepower, "horsepower"),
    ]
    let temperatures: [(UnitTemperature, String)] = [
      (.kelvin, "kelvin"), (.celsius, "celsius"), (.fahrenheit, "fahrenheit"),
    ]
    return energies as Units + powers as Units + temperatures as Units
  }

  private static var pressures: Units {
    let units: [(UnitPressure, String)] = [
      (.newtonsPerMetersSquared, "newton-per-square-meter"), (.gigapascals, "gigapascal"), (.megapascals, "megapascal"),
      (.kilopascals, "kilopascal"), (.hectopascals, "hectopascal"), (.inchesOfMercury, "inch-ofhg"), (.bars, "bar"),
      (.millibars, "millibar"), (.millimetersOfMercury, "millimeter-ofhg"),
      (.poundsForcePerSquareInch, "pound-force-per-square-inch"),
    ]
    return units
  }

  private static var electricity: Units {
    let currents: [(UnitElectricCurrent, String)] = [
      (.megaamperes, "megaampere"), (.kiloamperes, "kiloampere"), (.amperes, "ampere"), (.milliamperes, "milliampere"),
      (.microamperes, "microampere"),
    ]
    let potentials: [(UnitElectricPotentialDifference, String)] = [
      (.megavolts, "megavolt"), (.kilovolts, "kilovolt"), (.volts, "volt"), (.millivolts, "millivolt"),
      (.microvolts, "microvolt"),
    ]
    let resistances: [(UnitElectricResistance, String)] = [
      (.megaohms, "megaohm"), (.kiloohms, "kiloohm"), (.ohms, "ohm"), (.milliohms, "milliohm"),
      (.microohms, "microohm"),
    ]
    return currents as Units + potentials as Units + resistances as Units
  }

  private static var information: Units {
    let units: [(UnitInformationStorage, String)] = [
      (.bits, "bit"), (.kilobits, "kilobit"), (.megabits, "megabit"), (.gigabits, "gigabit"), (.terabits, "terabit"),
      (.bytes, "byte"), (.kilobytes, "kilobyte"), (.megabytes, "megabyte"), (.gigabytes, "gigabyte"),
      (.terabytes, "terabyte"), (.petabytes, "petabyte"),
    ]
    return units
  }

  private static var others: Units {
    let concentrations: [(UnitConcentrationMass, String)] = [
      (.gramsPerLiter, "gram-per-liter"), (.milligramsPerDeciliter, "milligram-per-deciliter"),
    ]
    let fuels: [(UnitFuelEfficiency, String)] = [
      (.litersPer100Kilometers, "liter-per-100-kilometer"), (.milesPerGallon, "mile-per-gallon"),
      (.milesPerImperialGallon, "mile-per-gallon-imperial"),
    ]
    return concentrations as Units + fuels as Units + [
      (UnitDispersion.partsPerMillion, "part-per-1e6"), (UnitIlluminance.lux, "lux"),
    ]
  }
}
