/// Writes distances as people say them: rounded, and in the units of a locale (MK4).
nonisolated open class MKDistanceFormatter: Formatter {
  /// The units.
  public enum Units: UInt, Sendable {
    /// Those of the locale.
    case `default` = 0
    /// Meters and kilometers.
    case metric = 1
    /// Feet and miles.
    case imperial = 2
    /// Yards and miles.
    case imperialWithYards = 3
  }

  /// How units are written.
  public enum DistanceUnitStyle: UInt, Sendable {
    /// Abbreviated.
    case `default` = 0
    /// Abbreviated: "1.5 km".
    case abbreviated = 1
    /// As words: "1.5 kilometers".
    case full = 2
  }

  /// The units.
  open var units = Units.default
  /// How the units are written.
  open var unitStyle = DistanceUnitStyle.default
  /// Whose numbers and words are used; that of the user by default.
  open var locale: Locale! = Locale.current

  /// Creates a formatter with the units of the user's locale.
  public override init() {
    super.init()
  }

  /// No formatter is kept in an archive, so there is none to be read from one.
  public required init?(coder: NSCoder) {
    nil
  }

  /// A distance in meters as text; empty if it is not a finite number.
  open func string(fromDistance distance: CLLocationDistance) -> String {
    guard distance.isFinite else { return "" }
    let (value, unit) = rounded(distance)
    let digits = value < 100 && unit.isLarge && value != value.rounded() ? 1 : 0
    let number = value.formatted(.number.precision(.fractionLength(digits)).locale(usedLocale))
    let isFull = unitStyle == .full
    let name = isFull ? (value == 1 ? unit.name : unit.plural) : unit.symbol
    return "\(number) \(name)"
  }

  /// The meters that text says; -1 if it says none.
  open func distance(from text: String) -> CLLocationDistance {
    let digits = text.prefix { $0.isNumber || $0 == "." || $0 == "," || $0 == "-" }
    guard let value = try? Double(String(digits), format: .number.locale(usedLocale)) else { return -1 }
    let word = text.dropFirst(digits.count).trimmingCharacters(in: .whitespaces).lowercased()
    let unit = Unit.allCases.first { [$0.symbol, $0.name, $0.plural].contains(word) }
    return unit.map { value * $0.meters } ?? -1
  }

  open override func string(for object: Any?) -> String? {
    (object as? NSNumber).map { string(fromDistance: $0.doubleValue) }
      ?? (object as? Double).map { string(fromDistance: $0) }
  }

  private var usedLocale: Locale { locale ?? .current }

  private var usedUnits: Units {
    guard units == .default else { return units }
    switch usedLocale.measurementSystem {
    case .us: return .imperial
    case .uk: return .imperialWithYards
    default: return .metric
    }
  }

  private func rounded(_ distance: Double) -> (Double, Unit) {
    let small: Unit = usedUnits == .metric ? .meter : usedUnits == .imperial ? .foot : .yard
    let large: Unit = usedUnits == .metric ? .kilometer : .mile
    let count = abs(distance) / small.meters
    let sign: Double = distance < 0 ? -1 : 1
    let step: Double = count < 20 ? 1 : count < 100 ? 5 : 50
    let roundedCount = (count / step).rounded() * step
    guard roundedCount * small.meters >= large.meters * large.smallestPart else {
      return (sign * roundedCount, small)
    }
    let value = abs(distance) / large.meters
    return (sign * (value < 100 ? (value * 10).rounded() / 10 : value.rounded()), large)
  }

  private enum Unit: CaseIterable {
    case meter, kilometer, foot, yard, mile

    var meters: Double {
      switch self {
      case .meter: 1
      case .kilometer: 1000
      case .foot: 0.3048
      case .yard: 0.9144
      case .mile: 1609.344
      }
    }

    /// From which part of it on it is used.
    var smallestPart: Double { self == .mile ? 0.1 : 1 }
    var isLarge: Bool { self == .kilometer || self == .mile }

    var symbol: String {
      switch self {
      case .meter: "m"
      case .kilometer: "km"
      case .foot: "ft"
      case .yard: "yd"
      case .mile: "mi"
      }
    }

    var name: String {
      switch self {
      case .meter: "meter"
      case .kilometer: "kilometer"
      case .foot: "foot"
      case .yard: "yard"
      case .mile: "mile"
      }
    }

    var plural: String { self == .foot ? "feet" : "\(name)s" }
  }
}
