/// How a number is written, in the words of ICU: a unit, what is measured, and the digits.
package struct NumberSkeleton: Hashable, Sendable {
  /// How long the name of a unit is.
  package enum Width: String, Sendable {
    /// `5 kilometers`.
    case wide = "unit-width-full-name"
    /// `5 km`.
    case abbreviated = "unit-width-short"
    /// `5km`.
    case narrow = "unit-width-narrow"
  }

  /// How many digits there are behind the point.
  package enum Digits: Hashable, Sendable {
    /// Those that are usual for what is measured.
    case usual
    /// As many as there are, up to a limit.
    case upTo(Int)
    /// So many.
    case exactly(Int)
  }

  /// The name of the unit in ICU, as in `kilometer-per-hour`; nil for a number without a unit.
  package var unit: String?
  /// What is measured, as in `person-height`, for which the region has a unit; nil for the unit as it is.
  package var usage: String?
  /// How long the name of the unit is.
  package var width = Width.abbreviated
  /// How many digits there are behind the point.
  package var digits = Digits.usual

  /// The unit of a temperature whose scale is not named.
  package static let degrees = "generic"

  package init(unit: String? = nil, usage: String? = nil, width: Width = .abbreviated, digits: Digits = .usual) {
    self.unit = unit
    self.usage = usage
    self.width = width
    self.digits = digits
  }

  /// A unit that is none of a measure, such as degrees of any scale, is found by its type.
  private func stem(of unit: String) -> String {
    unit == Self.degrees ? "measure-unit/temperature-\(unit)" : "unit/\(unit)"
  }

  var text: String {
    var parts = unit.map { [stem(of: $0), width.rawValue] } ?? []
    if let usage { parts.append("usage/\(usage)") }
    switch digits {
    case .usual: break
    // A point alone would be no skeleton.
    case .upTo(0), .exactly(0): parts.append("precision-integer")
    case .upTo(let count): parts.append("." + String(repeating: "#", count: count))
    case .exactly(let count): parts.append("." + String(repeating: "0", count: count))
    }
    return parts.joined(separator: " ")
  }
}
