import SwiftUI

/// Decides at which values a plot that scrolls comes to rest (CH18).
public protocol ChartScrollTargetBehavior {
  var _alignment: _ChartScrollAlignment { get }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  /// Comes to rest at multiples of a number. One that is not above 0 aligns nothing.
  public static func valueAligned<P: PrimitivePlottableProtocol & Numeric>(
    unit: P, majorAlignment: ValueAlignedChartScrollTargetBehavior.MajorValueAlignment? = nil,
    limitBehavior: ValueAlignedChartScrollTargetBehavior.LimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior(
      _alignment: _ChartScrollAlignment(
        alignment: .unit(unit._plotted.number ?? 0), major: majorAlignment?.alignment,
        isLimited: limitBehavior.isLimited))
  }

  /// Comes to rest at dates with some components, such as midnight.
  public static func valueAligned(
    matching components: DateComponents,
    majorAlignment: ValueAlignedChartScrollTargetBehavior.MajorValueAlignment? = nil,
    limitBehavior: ValueAlignedChartScrollTargetBehavior.LimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior(
      _alignment: _ChartScrollAlignment(
        alignment: .matching(components), major: majorAlignment?.alignment, isLimited: limitBehavior.isLimited))
  }
}

extension ChartScrollTargetBehavior where Self == PagingChartScrollTargetBehavior {
  /// Comes to rest at pages of what is seen.
  public static var paging: PagingChartScrollTargetBehavior { PagingChartScrollTargetBehavior() }
}
