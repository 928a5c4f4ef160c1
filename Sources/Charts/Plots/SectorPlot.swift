import SwiftUI

/// Sectors for the elements of a collection (CH21).
nonisolated public struct SectorPlot<DataElement>: PrimitivePlot {
  let source: PlotSource<DataElement>

  /// Sectors of a pie or ring, as `SectorMark` has them.
  public init<Data: RandomAccessCollection, Value: Plottable>(
    _ data: Data, angle: PlottableProjection<Data.Element, Value>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) where Data.Element == DataElement {
    source = PlotSource(data) { element in
      var mark = ChartMark(.sector)
      mark.x = MarkExtent(angle.datum(element))
      let inset = angularInset ?? 0
      mark.sector = SectorShape(
        innerRadius: innerRadius, outerRadius: outerRadius, angularInset: inset.isFinite ? max(0, inset) : 0)
      return mark
    }
  }
}
