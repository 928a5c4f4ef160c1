import SwiftUI

extension ChartPlan {
  @MainActor func axes(_ axis: Axis, _ configuration: AxisConfiguration) -> [AxisPlan] {
    AxisPlanner(axis: axis, scale: axis == .horizontal ? x : y, formats: formats, dataUnit: dataUnit(axis))
      .plans(configuration)
  }

  /// The unit of the calendar that the data of an axis are counted in.
  private func dataUnit(_ axis: Axis) -> Calendar.Component? {
    for index in marks.indices {
      let extent = axis == .horizontal ? marks[index].x : marks[index].y
      if let unit = extent.value?.unit ?? extent.start?.unit { return unit }
    }
    return nil
  }
}
