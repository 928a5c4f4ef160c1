import SwiftUI

/// Comes to rest at values of one kind.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
  public let _alignment: _ChartScrollAlignment

  /// What movements over more than half of what is seen come to rest at.
  public struct MajorValueAlignment: Sendable {
    let alignment: ChartScrollStop

    /// Pages of what is seen, from the beginning of the axis on.
    public static let page = MajorValueAlignment(alignment: .paging)

    /// Multiples of a number. One that is not above 0 aligns nothing.
    public static func unit<P: PrimitivePlottableProtocol & Numeric>(_ unit: P) -> MajorValueAlignment {
      MajorValueAlignment(alignment: .unit(unit._plotted.number ?? 0))
    }

    /// Dates with these components.
    public static func matching(_ components: DateComponents) -> MajorValueAlignment {
      MajorValueAlignment(alignment: .matching(components))
    }
  }

  /// Whether one movement ends at the next page at most.
  public struct LimitBehavior: Sendable {
    let isLimited: Bool

    /// Movements have no limit.
    public static let automatic = LimitBehavior(isLimited: false)
    /// A movement ends after what is seen at most.
    public static let always = LimitBehavior(isLimited: true)
    /// Movements have no limit.
    public static let never = LimitBehavior(isLimited: false)
  }
}
