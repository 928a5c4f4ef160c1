import Foundation

/// What a measurement is of, which says in which unit a region writes it (J454).
nonisolated public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
  /// The name in the data of regions; nil for the unit that a measurement has.
  let identifier: String?

  init(_ identifier: String?) {
    self.identifier = identifier
  }

  /// Nothing special.
  public static var general: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(MeasurementUsages.general) }
  /// In the unit that the measurement has.
  public static var asProvided: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(nil) }
}

/// Names of what is measured that are no member of a generic type.
nonisolated enum MeasurementUsages {
  static let general = "default"
}

nonisolated extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// The length of a person: `180 cm`, or `71 in`.
  public static var person: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage("person") }
  /// How tall a person is: `180 cm`, or `5 ft, 11 in`.
  public static var personHeight: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage("person-height") }
  /// A distance on roads: in kilometers, or in miles where these are used.
  public static var road: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage("road") }
  /// The focal length of a lens: in millimeters.
  public static var focalLength: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage("focal-length") }
  /// An amount of rain: in millimeters, or in inches where these are used.
  public static var rainfall: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage("rainfall") }
  /// An amount of snow: in centimeters, or in inches where these are used.
  public static var snowfall: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage("snowfall") }
  /// How far one can see: in kilometers, or in miles where these are used.
  public static var visibility: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage("visiblty") }
}

nonisolated extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// How heavy a person is: in kilograms, in pounds, or in stones where these are used.
  public static var personWeight: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage("person") }
}

nonisolated extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The temperature of a body.
  public static var person: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage("person") }
  /// The temperature of the air, without a fraction.
  public static var weather: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage("weather") }
}

nonisolated extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// The energy of food.
  public static var food: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage("food") }
  /// The energy of a workout, which is written as that of food.
  public static var workout: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage("food") }
}

nonisolated extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  /// The speed of wind.
  public static var wind: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage("wind") }
}

nonisolated extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// An amount of a liquid.
  public static var liquid: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage("fluid") }
}

nonisolated extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
  /// The pressure of the air.
  public static var barometric: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage("baromtrc") }
}
