import SwiftUI

/// A mark as it was collected.
nonisolated struct ChartMark {
  enum Kind {
    case bar, line, area, point, rule, rectangle, sector
  }

  var kind: Kind
  var x = MarkExtent()
  var y = MarkExtent()
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  var stacking = MarkStackingMethod.unstacked
  var series: ChartDatum?
  var sector: SectorShape?
  /// What modifiers say about the mark.
  var attributes: MarkAttributes {
    _read { yield sharedAttributes.value }
    _modify { yield &sharedAttributes.value }
  }
  private var sharedAttributes: SharedValue<MarkAttributes>
  /// By this, the mark is found again in other data.
  var id = 0
  /// The number of the layer in which it is drawn.
  var layer = 0
  /// The number of the plot that it is one of many in; nil for a single mark. Assistive technology knows a plot as one.
  var plot: Int?
  /// Whether no other mark of its pile lies further out.
  var isOutermost = true

  init(_ kind: Kind) {
    self.kind = kind
    sharedAttributes = SharedValue(MarkAttributes())
  }

  /// Whether the mark has bars' or rules' extent along y.
  var isVertical: Bool {
    if x.start != nil || x.end != nil { return false }
    if y.start != nil || y.end != nil { return true }
    guard let x = x.value else { return false }
    guard let y = y.value else {
      // One direction only: the values of bars lie one behind the other, and rules cross them.
      return kind == .rule || x.isBand
    }
    return !y.isBand || x.isBand
  }

  /// What marks that lie at the same place have in common, across the direction of their values.
  var bandKey: [_PlottedValue?] {
    [(isVertical ? x : y).value?.place, attributes.positionBy?.value]
  }
}
