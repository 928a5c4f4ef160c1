import SwiftUI

/// A sector of a pie or ring, as large as its share of all sectors (CH9).
nonisolated public struct SectorMark: PrimitiveMark {
  let mark: ChartMark

  /// A sector. Values below zero and figures that are no numbers take no room.
  ///
  /// - Parameters:
  ///   - angle: the value.
  ///   - innerRadius: where the sector begins; automatic is the middle. Shares and insets are those of the outer
  ///     radius.
  ///   - outerRadius: where the sector ends; automatic is the edge of the plot.
  ///   - angularInset: the distance to each neighbor, in points.
  public init<Value: Plottable>(
    angle: PlottableValue<Value>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) {
    var mark = ChartMark(.sector)
    mark.x = MarkExtent(angle.datum)
    let inset = angularInset ?? 0
    mark.sector = SectorShape(
      innerRadius: innerRadius, outerRadius: outerRadius, angularInset: inset.isFinite ? max(0, inset) : 0)
    self.mark = mark
  }
}
