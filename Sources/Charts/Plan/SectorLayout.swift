import SwiftUI

/// Divides a turn among sectors (CH9).
nonisolated enum SectorLayout {
  static func divide(_ marks: inout [ChartMark]) {
    let sectors = marks.indices.filter { marks[$0].kind == .sector }
    let values = sectors.map { size(of: marks[$0]) }
    let total = values.reduce(0, +)
    guard total > 0, total.isFinite else { return }
    var turn = 0.0
    for (index, value) in zip(sectors, values) {
      marks[index].sector?.turn = (turn, turn + value / total)
      turn += value / total
    }
  }

  private static func size(of mark: ChartMark) -> Double {
    if let interval = mark.x.value?.interval { return interval.upperBound - interval.lowerBound }
    guard case .number(let number)? = mark.x.value?.value, number.isFinite else { return 0 }
    return max(0, number)
  }
}
