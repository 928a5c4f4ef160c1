import Foundation

/// What a measurement is of, which says in which unit it is written.
nonisolated public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
  let name: String

  init(_ name: String) {
    self.name = name
  }

  /// Nothing special: in the units of the region.
  public static var general: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage("general") }
  /// In the unit that the measurement has.
  public static var asProvided: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage("asProvided") }
}

nonisolated extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// The length of a person. It is written as `general`.
  public static var person: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage("person") }
  /// How tall a person is: in centimeters, or in feet where these are used.
  public static var personHeight: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage("personHeight") }
  /// A distance on roads: in kilometers, or in miles where these are used.
  public static var road: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage("road") }
  /// The focal length of a lens: in millimeters.
  public static var focalLength: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage("focalLength") }
  /// An amount of rain: in millimeters, or in inches where these are used.
  public static var rainfall: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage("rainfall") }
  /// An amount of snow: in centimeters, or in inches where these are used.
  public static var snowfall: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage("snowfall") }
  /// How far one can see. It is written as `road`.
  public static var visibility: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage("road") }
}

nonisolated extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// How heavy a person is: in kilograms, or in pounds where these are used.
  public static var personWeight: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage("personWeight") }
}

nonisolated extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The temperature of a body. It is written as `general`.
  public static var person: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage("general") }
  /// The temperature of the air, without a fraction.
  public static var weather: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage("weather") }
}

nonisolated extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// The energy of food, in its unit.
  public static var food: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage("asProvided") }
  /// The energy of a workout, in its unit.
  public static var workout: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage("asProvided") }
}

nonisolated extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  /// The speed of wind. It is written as `general`.
  public static var wind: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage("general") }
}

nonisolated extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// An amount of a liquid, in its unit.
  public static var liquid: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage("asProvided") }
}

nonisolated extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
  /// The pressure of the air, in its unit.
  public static var barometric: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage("asProvided") }
}
