import SwiftUI

/// What of a chart moves: the values of its marks and the bounds of its axes, by what they are found again (CH19).
///
/// The difference of two has what both have. So marks that come and go do not move.
nonisolated struct ChartMotion: VectorArithmetic, Sendable {
  private var values: [Int: SIMD8<Double>] = [:]

  static let zero = ChartMotion()

  private var isEmpty: Bool { values.isEmpty }

  static func + (left: Self, right: Self) -> Self {
    if left.isEmpty { return right }
    var result = left
    for (key, value) in right.values { result.values[key] = (result.values[key] ?? .zero) + value }
    return result
  }

  static func - (left: Self, right: Self) -> Self {
    if right.isEmpty { return left }
    if left.isEmpty { return right.scaled(by: -1) }
    var result = ChartMotion()
    for (key, value) in left.values {
      if let other = right.values[key] { result.values[key] = value - other }
    }
    return result
  }

  mutating func scale(by factor: Double) {
    for key in values.keys { values[key]? *= factor }
  }

  var magnitudeSquared: Double { values.values.reduce(0) { $0 + ($1 * $1).sum() } }

  // MARK: Charts

  mutating func add(_ scale: PositionScale, as key: Int) {
    values[key] = [scale.window.lowerBound, scale.window.upperBound, 0, 0, 0, 0, 0, 0]
  }

  func apply(to scale: inout PositionScale, as key: Int) {
    guard let value = values[key], value[0].isFinite, value[1].isFinite, value[1] > value[0] else { return }
    guard value[0] != scale.window.lowerBound || value[1] != scale.window.upperBound else { return }
    // A scale of another type would have no place for values in between.
    if scale.type == .log, value[0] <= 0 { return }
    scale.visible = value[0]...value[1]
  }

  mutating func add(_ mark: ChartMark, as key: Int) {
    func figures(_ extent: MarkExtent) -> (Double, Double, Double) {
      (
        extent.value.flatMap(Self.figure) ?? 0, extent.stacked?.start ?? extent.start.flatMap(Self.figure) ?? 0,
        extent.stacked?.end ?? extent.end.flatMap(Self.figure) ?? 0
      )
    }
    let (x, y) = (figures(mark.x), figures(mark.y))
    values[key] = [x.0, x.1, x.2, y.0, y.1, y.2, mark.sector?.turn.start ?? 0, mark.sector?.turn.end ?? 0]
  }

  func apply(to mark: inout ChartMark, as key: Int) {
    guard let value = values[key] else { return }
    Self.move(&mark.x, value[0], value[1], value[2])
    Self.move(&mark.y, value[3], value[4], value[5])
    mark.sector?.turn = (value[6], value[7])
  }

  /// The number that moves. Units of the calendar and bins stay where they are, as categories do.
  private static func figure(_ datum: ChartDatum) -> Double? {
    guard datum.interval == nil, let number = datum.value.number, number.isFinite else { return nil }
    return number
  }

  private static func move(_ extent: inout MarkExtent, _ value: Double, _ start: Double, _ end: Double) {
    func move(_ datum: inout ChartDatum?, to figure: Double) {
      guard let old = datum, Self.figure(old) != nil else { return }
      if case .date = old.value { datum?.value = .date(figure) } else { datum?.value = .number(figure) }
    }
    move(&extent.value, to: value)
    move(&extent.start, to: start)
    move(&extent.end, to: end)
    if extent.stacked != nil { extent.stacked = (start, end) }
  }
}

nonisolated extension ChartPlan {
  /// Charts with more marks do not move.
  private static let movingMarks = 2_000
  /// The keys of the two axes. Those of marks are hashes.
  private static let keys = (x: -1, y: -2)

  /// What moves.
  var motion: ChartMotion {
    get {
      var motion = ChartMotion()
      guard marks.count <= Self.movingMarks else { return motion }
      motion.add(x, as: Self.keys.x)
      motion.add(y, as: Self.keys.y)
      forEachKey { index, key in motion.add(marks[index], as: key) }
      return motion
    }
    set {
      guard marks.count <= Self.movingMarks else { return }
      newValue.apply(to: &x, as: Self.keys.x)
      newValue.apply(to: &y, as: Self.keys.y)
      var moved = marks
      forEachKey { index, key in newValue.apply(to: &moved[index], as: key) }
      marks = moved
    }
  }

  /// The keys of marks: equal ids are told apart by their order.
  private func forEachKey(_ body: (Int, Int) -> Void) {
    var counts: [Int: Int] = [:]
    for (index, mark) in marks.enumerated() {
      let count = counts[mark.id, default: 0]
      counts[mark.id] = count + 1
      body(index, count == 0 ? mark.id : _ChartCollector.hash(mark.id, count))
    }
  }
}
