import SwiftUI

/// An axis, which is found again by its side of the plot.
struct IdentifiedAxis: Identifiable {
  let plan: AxisPlan

  var id: Edge { plan.edge }
}
