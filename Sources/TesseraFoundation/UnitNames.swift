import Foundation

/// What units are called.
nonisolated enum UnitNames {
  /// How long a name is.
  enum Length {
    case long
    case short
    case narrow
    /// A sign for degrees alone.
    case plainDegrees
  }

  /// A number with its unit.
  static func write(_ number: String, isOne: Bool, _ unit: Unit, _ length: Length, in locale: Locale) -> String {
    if length == .plainDegrees { return number + "°" }
    if length == .long, locale.language.languageCode?.identifier == "en", let name = english[unit.symbol] {
      return "\(number) \(isOne ? name.one : name.many)"
    }
    // Signs of degrees stand close to the number.
    let isSign = unit.symbol.hasPrefix("°")
    if length == .narrow, isSign { return number + "°" }
    let symbol = short[unit.symbol] ?? unit.symbol
    return isSign || length == .narrow ? number + symbol : "\(number) \(symbol)"
  }

  /// A unit alone.
  static func name(of unit: Unit, _ length: Length, in locale: Locale) -> String {
    if length == .long, locale.language.languageCode?.identifier == "en", let name = english[unit.symbol] {
      return name.many
    }
    return short[unit.symbol] ?? unit.symbol
  }

  /// Where the usual abbreviation is another one than the unit's symbol.
  private static let short = ["l": "L", "ml": "mL", "mL": "mL", "mph": "mph", "hr": "hr", "cal": "cal", "kCal": "kcal"]

  private static let english: [String: (one: String, many: String)] = {
    let regular = [
      "km": "kilometer", "m": "meter", "cm": "centimeter", "mm": "millimeter", "mi": "mile", "yd": "yard", "g": "gram",
      "kg": "kilogram", "mg": "milligram", "lb": "pound", "oz": "ounce", "t": "metric ton", "s": "second",
      "sec": "second", "min": "minute", "h": "hour", "hr": "hour", "L": "liter", "mL": "milliliter",
      "gal": "gallon", "cup": "cup", "tsp": "teaspoon", "tbsp": "tablespoon", "J": "joule", "kJ": "kilojoule",
      "kCal": "kilocalorie", "cal": "calorie", "kWh": "kilowatt-hour", "W": "watt", "kW": "kilowatt", "B": "byte",
      "kB": "kilobyte", "MB": "megabyte", "GB": "gigabyte", "TB": "terabyte", "hPa": "hectopascal", "kPa": "kilopascal",
      "V": "volt", "A": "ampere", "°": "degree",
    ]
    var names = regular.mapValues { (one: $0, many: $0 + "s") }
    names["ft"] = ("foot", "feet")
    names["in"] = ("inch", "inches")
    names["Hz"] = ("hertz", "hertz")
    names["°C"] = ("degree Celsius", "degrees Celsius")
    names["°F"] = ("degree Fahrenheit", "degrees Fahrenheit")
    names["K"] = ("kelvin", "kelvins")
    names["km/h"] = ("kilometer per hour", "kilometers per hour")
    names["mph"] = ("mile per hour", "miles per hour")
    names["m/s"] = ("meter per second", "meters per second")
    names["kn"] = ("knot", "knots")
    return names
  }()
}
