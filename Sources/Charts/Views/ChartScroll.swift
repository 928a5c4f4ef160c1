import SwiftUI

/// Where a plot that scrolls is: the beginning of what is seen, on the rulers of the axes.
nonisolated struct ChartScroll: Equatable {
  var x: Double?
  var y: Double?

  /// What is seen of an axis.
  func window(of scale: PositionScale, _ configuration: AxisConfiguration, _ start: Double?) -> ClosedRange<Double>? {
    let whole = scale.upper - scale.lower
    guard let asked = configuration.visibleLength, asked.isFinite, asked > 0, asked < whole else { return nil }
    let initial = configuration.scrollPosition.flatMap { Self.place($0.initial, scale) }
    let first = min(max(start ?? initial ?? scale.lower, scale.lower), scale.upper - asked)
    return first...(first + asked)
  }

  /// Where a value begins on a ruler.
  static func place(_ value: _PlottedValue, _ scale: PositionScale) -> Double? {
    let datum = ChartDatum(nil, value)
    return scale.kind == .category ? scale.band(of: datum)?.lowerBound : scale.place(of: datum)
  }
}
