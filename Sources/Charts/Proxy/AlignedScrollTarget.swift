import SwiftUI

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

  private func aligned(_ place: Double, _ alignment: ChartScrollStop, _ length: Double) -> Double? {
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
