import SwiftUI

/// Decides at which values a plot that scrolls comes to rest (CH18).
public protocol ChartScrollTargetBehavior {
  var _alignment: _ChartScrollAlignment { get }
}

/// The values at which a plot comes to rest.
public struct _ChartScrollAlignment: Sendable {
  let alignment: ChartScrollAlignment
}

nonisolated enum ChartScrollAlignment: Sendable {
  case paging
  case unit(Double)
  case matching(DateComponents)
}

/// Comes to rest at values of one kind.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
  public let _alignment: _ChartScrollAlignment

  /// What larger movements come to rest at.
  public struct MajorValueAlignment: Sendable {
    /// Pages of what is seen.
    public static let page = MajorValueAlignment()

    /// Multiples of a number. They are those that smaller movements come to rest at, too.
    public static func unit<P: PrimitivePlottableProtocol & Numeric>(_ unit: P) -> MajorValueAlignment {
      MajorValueAlignment()
    }

    /// Dates with these components.
    public static func matching(_ components: DateComponents) -> MajorValueAlignment { MajorValueAlignment() }
  }

  public enum LimitBehavior: Sendable {
    case automatic
    case always
    case never
  }
}

/// Comes to rest at pages of what is seen.
public struct PagingChartScrollTargetBehavior: ChartScrollTargetBehavior {
  public var _alignment: _ChartScrollAlignment { _ChartScrollAlignment(alignment: .paging) }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  /// Comes to rest at multiples of a number. One that is not above 0 aligns nothing.
  public static func valueAligned<P: PrimitivePlottableProtocol & Numeric>(
    unit: P, majorAlignment: ValueAlignedChartScrollTargetBehavior.MajorValueAlignment? = nil,
    limitBehavior: ValueAlignedChartScrollTargetBehavior.LimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior(
      _alignment: _ChartScrollAlignment(alignment: .unit(unit._plotted.number ?? 0)))
  }

  /// Comes to rest at dates with some components, such as midnight.
  public static func valueAligned(
    matching components: DateComponents,
    majorAlignment: ValueAlignedChartScrollTargetBehavior.MajorValueAlignment? = nil,
    limitBehavior: ValueAlignedChartScrollTargetBehavior.LimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior(_alignment: _ChartScrollAlignment(alignment: .matching(components)))
  }
}

extension ChartScrollTargetBehavior where Self == PagingChartScrollTargetBehavior {
  /// Comes to rest at pages of what is seen.
  public static var paging: PagingChartScrollTargetBehavior { PagingChartScrollTargetBehavior() }
}

/// Has the scroll view of a plot come to rest where a behavior says.
struct ChartScrollTargetModifier: ViewModifier {
  let alignment: ChartScrollAlignment?
  let plan: ChartPlan
  let size: CGSize

  @ViewBuilder
  func body(content: Content) -> some View {
    switch alignment {
    case nil: content
    case .paging?: content.scrollTargetBehavior(.paging)
    case let alignment?:
      content.scrollTargetBehavior(AlignedScrollTarget(alignment: alignment, plan: plan, size: size))
    }
  }
}

/// Moves the end of a scroll movement to a value.
struct AlignedScrollTarget: ScrollTargetBehavior {
  let alignment: ChartScrollAlignment
  let plan: ChartPlan
  let size: CGSize

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard let window = plan.x.visible, size.width > 0 else { return }
    let length = window.upperBound - window.lowerBound
    let place = plan.x.lower + Double(target.rect.minX / size.width) * length
    guard let aligned = aligned(place), aligned.isFinite else { return }
    target.rect.origin.x = size.width * CGFloat((aligned - plan.x.lower) / length)
  }

  private func aligned(_ place: Double) -> Double? {
    switch alignment {
    case .paging: return nil
    case .unit(let unit): return unit > 0 ? (place / unit).rounded() * unit : nil
    case .matching(let components):
      let date = Date(timeIntervalSinceReferenceDate: place)
      let neighbors = [Calendar.SearchDirection.backward, .forward].compactMap { direction in
        plan.formats.calendar.nextDate(
          after: date, matching: components, matchingPolicy: .nextTime, direction: direction
        )?.timeIntervalSinceReferenceDate
      }
      return neighbors.min { abs($0 - place) < abs($1 - place) }
    }
  }
}
