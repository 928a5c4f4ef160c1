import SwiftUI

/// Decides at which values a plot that scrolls comes to rest (CH18).
public protocol ChartScrollTargetBehavior {
  var _alignment: _ChartScrollAlignment { get }
}

/// The values at which a plot comes to rest.
public struct _ChartScrollAlignment: Sendable {
  let alignment: ChartScrollAlignment
  var major: ChartScrollAlignment?
  var isLimited = false
}

nonisolated enum ChartScrollAlignment: Sendable {
  case paging
  case unit(Double)
  case matching(DateComponents)
}

/// Comes to rest at values of one kind.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
  public let _alignment: _ChartScrollAlignment

  /// What movements over more than half of what is seen come to rest at.
  public struct MajorValueAlignment: Sendable {
    let alignment: ChartScrollAlignment

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

/// Has the scroll view of a plot come to rest where a behavior says.
struct ChartScrollTargetModifier: ViewModifier {
  let alignment: _ChartScrollAlignment?
  let plan: ChartPlan
  let size: CGSize

  @ViewBuilder
  func body(content: Content) -> some View {
    if let alignment {
      if case .paging = alignment.alignment {
        content.scrollTargetBehavior(.paging)
      } else {
        content.scrollTargetBehavior(AlignedScrollTarget(alignment: alignment, plan: plan, size: size))
      }
    } else {
      content
    }
  }
}

/// Moves the end of a scroll movement along the horizontal axis to a value.
struct AlignedScrollTarget: ScrollTargetBehavior {
  let alignment: _ChartScrollAlignment
  let plan: ChartPlan
  let size: CGSize

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard let window = plan.x.visible, size.width > 0 else { return }
    let length = window.upperBound - window.lowerBound
    var place = plan.x.lower + Double(target.rect.minX / size.width) * length
    let distance = place - window.lowerBound
    if alignment.isLimited, abs(distance) > length { place = window.lowerBound + (distance < 0 ? -length : length) }
    let isLong = abs(distance) > length / 2
    guard let aligned = aligned(place, isLong ? alignment.major ?? alignment.alignment : alignment.alignment, length),
      aligned.isFinite
    else { return }
    target.rect.origin.x = size.width * CGFloat((aligned - plan.x.lower) / length)
  }

  private func aligned(_ place: Double, _ alignment: ChartScrollAlignment, _ length: Double) -> Double? {
    switch alignment {
    case .paging: return plan.x.lower + ((place - plan.x.lower) / length).rounded() * length
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
