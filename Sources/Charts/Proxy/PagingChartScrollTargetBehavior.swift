import SwiftUI

/// Comes to rest at pages of what is seen.
public struct PagingChartScrollTargetBehavior: ChartScrollTargetBehavior {
  public var _alignment: _ChartScrollAlignment { _ChartScrollAlignment(alignment: .paging) }
}
