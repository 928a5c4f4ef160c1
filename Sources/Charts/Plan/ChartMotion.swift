import SwiftUI

/// What of a chart moves: the values of its marks and the bounds of its axes, by what they are found again (CH19).
///
/// The difference of two moves what both have. What only one has fades: it knows how much of it is there, and what
/// leaves, the mark.
nonisolated struct ChartMotion: VectorArithmetic {
  private struct Entry: Equatable {
    var figures: SIMD8<Double> = .zero
    var presence = 0.0
    /// Whether the figures are known: marks that come and go have none in a difference.
    var hasFigures = true
    /// The number of the mark in its plan.
    var index: Int?

    func combined(with other: Entry, _ sign: Double) -> Entry {
      var result = self
      result.presence += sign * other.presence
      if hasFigures, other.hasFigures {
        result.figures += sign * other.figures
      } else if other.hasFigures {
        result.figures = sign * other.figures
        result.hasFigures = true
      }
      return result
    }
  }

  private var values: [Int: Entry] = [:]
  /// The marks that leave.
  private var leaving: [Int: ChartMark] = [:]
  /// What the values are those of.
  private var source: ChartPlan?

  static var zero: ChartMotion { ChartMotion() }

  static func == (left: Self, right: Self) -> Bool { left.values == right.values }

  private var isEmpty: Bool { values.isEmpty }

  static func + (left: Self, right: Self) -> Self {
    if left.isEmpty { return right }
    var result = left
    for (key, value) in right.values {
      result.values[key] = result.values[key]?.combined(with: value, 1) ?? value
    }
    result.leaving.merge(right.leaving) { first, _ in first }
    return result
  }

  static func - (left: Self, right: Self) -> Self {
    if right.isEmpty { return left }
    if left.isEmpty { return right.scaled(by: -1) }
    var result = ChartMotion()
    result.leaving = left.leaving.merging(right.leaving) { first, _ in first }
    for (key, value) in left.values {
      result.values[key] =
        right.values[key].map { value.combined(with: $0, -1) } ?? Entry(presence: value.presence, hasFigures: false)
    }
    for (key, value) in right.values where left.values[key] == nil {
      result.values[key] = Entry(presence: -value.presence, hasFigures: false)
      if let index = value.index, let mark = right.source?.markToLeave(index) { result.leaving[key] = mark }
    }
    return result
  }

  mutating func scale(by factor: Double) {
    for key in values.keys {
      values[key]?.figures *= factor
      values[key]?.presence *= factor
    }
  }

  var magnitudeSquared: Double {
    values.values.reduce(0) { $0 + ($1.figures * $1.figures).sum() + $1.presence * $1.presence }
  }

  // MARK: Charts

  mutating func add(_ scale: PositionScale, as key: Int) {
    values[key] = Entry(figures: [scale.window.lowerBound, scale.window.upperBound, 0, 0, 0, 0, 0, 0], presence: 1)
  }

  func apply(to scale: inout PositionScale, as key: Int) {
    guard let value = values[key]?.figures, value[0].isFinite, value[1].isFinite, value[1] > value[0] else { return }
    guard value[0] != scale.window.lowerBound || value[1] != scale.window.upperBound else { return }
    // A scale of another type would have no place for values in between.
    if scale.type == .log, value[0] <= 0 { return }
    scale.visible = value[0]...value[1]
  }

  mutating func add(_ mark: ChartMark, _ index: Int, as key: Int) {
    func figures(_ extent: MarkExtent) -> (Double, Double, Double) {
      (
        extent.value.flatMap(Self.figure) ?? 0, extent.stacked?.start ?? extent.start.flatMap(Self.figure) ?? 0,
        extent.stacked?.end ?? extent.end.flatMap(Self.figure) ?? 0
      )
    }
    let (x, y) = (figures(mark.x), figures(mark.y))
    values[key] = Entry(
      figures: [x.0, x.1, x.2, y.0, y.1, y.2, mark.sector?.turn.start ?? 0, mark.sector?.turn.end ?? 0], presence: 1,
      index: index)
  }

  func apply(to mark: inout ChartMark, as key: Int) {
    guard let entry = values[key] else { return }
    mark.attributes.presence = min(max(entry.presence, 0), 1)
    guard entry.hasFigures else { return }
    let value = entry.figures
    Self.move(&mark.x, value[0], value[1], value[2])
    Self.move(&mark.y, value[3], value[4], value[5])
    mark.sector?.turn = (value[6], value[7])
  }

  /// The marks that leave a chart, of which the others have these keys.
  func leaving(_ keys: Set<Int>) -> [ChartMark] {
    leaving.sorted { ($0.value.layer, $0.key) < ($1.value.layer, $1.key) }.compactMap { key, mark in
      guard !keys.contains(key), let presence = values[key]?.presence, presence > 0 else { return nil }
      var mark = mark
      mark.attributes.presence = min(presence, 1)
      return mark
    }
  }

  /// What the values are those of.
  mutating func remember(_ plan: ChartPlan) {
    source = plan
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
      forEachKey { index, key in motion.add(marks[index], index, as: key) }
      motion.remember(self)
      return motion
    }
    set {
      guard marks.count <= Self.movingMarks else { return }
      newValue.apply(to: &x, as: Self.keys.x)
      newValue.apply(to: &y, as: Self.keys.y)
      var moved = marks
      var keys: Set<Int> = []
      forEachKey { index, key in
        keys.insert(key)
        newValue.apply(to: &moved[index], as: key)
      }
      marks = moved + newValue.leaving(keys).filter { $0.kind != .line && $0.kind != .area || !hasSeries(of: $0) }
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

  /// A mark as it is seen while it leaves: scales know its values no more.
  fileprivate func markToLeave(_ index: Int) -> ChartMark? {
    guard marks.indices.contains(index) else { return nil }
    var mark = marks[index]
    mark.attributes.style = style(of: mark)
    mark.attributes.annotations = []
    return mark
  }

  /// Whether a line or area is there still: it only gets shorter, without fading.
  private func hasSeries(of mark: ChartMark) -> Bool {
    marks.contains {
      $0.kind == mark.kind && $0.series?.value == mark.series?.value
        && $0.attributes.seriesKeys == mark.attributes.seriesKeys
    }
  }
}
