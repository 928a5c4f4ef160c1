import SwiftUI

/// A title, which is found again by its axis and number.
struct IdentifiedTitle: Identifiable {
  let title: AxisTitleConfiguration
  let axis: Axis
  let index: Int

  var id: [Int] { [axis == .horizontal ? 0 : 1, index] }

  var edge: Edge {
    switch title.position.kind {
    case .top, .topLeading, .topTrailing: .top
    case .bottom, .bottomLeading, .bottomTrailing: .bottom
    case .leading: .leading
    case .trailing: .trailing
    case .automatic, .overlay: axis == .horizontal ? .bottom : .top
    }
  }
}

extension ChartPlan {
  @MainActor func axes(_ axis: Axis, _ configuration: AxisConfiguration) -> [AxisPlan] {
    AxisPlanner(axis: axis, scale: axis == .horizontal ? x : y, formats: formats, dataUnit: dataUnit(axis))
      .plans(configuration)
  }

  /// The unit of the calendar that the data of an axis are counted in.
  private func dataUnit(_ axis: Axis) -> Calendar.Component? {
    for mark in marks {
      let extent = axis == .horizontal ? mark.x : mark.y
      if let unit = extent.value?.unit ?? extent.start?.unit { return unit }
    }
    return nil
  }
}
