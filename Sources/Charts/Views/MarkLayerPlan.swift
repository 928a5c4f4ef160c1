import SwiftUI

/// What a layer that is a view draws.
nonisolated struct MarkLayerPlan {
  let plan: ChartPlan
  let margin: CGFloat
  /// The ids of the layers around it.
  let path: [Int]
}

nonisolated private struct MarkLayerPlanKey: EnvironmentKey {
  static var defaultValue: MarkLayerPlan? { nil }
}

nonisolated private struct MarkLayerKey: EnvironmentKey {
  static var defaultValue: Int? { nil }
}

nonisolated extension EnvironmentValues {
  var markLayerPlan: MarkLayerPlan? {
    get { self[MarkLayerPlanKey.self] }
    set { self[MarkLayerPlanKey.self] = newValue }
  }

  /// The id of the layer that a view shows.
  var markLayer: Int? {
    get { self[MarkLayerKey.self] }
    set { self[MarkLayerKey.self] = newValue }
  }
}

/// The marks of a layer that is a view.
struct MarkLayerContent: View {
  @Environment(\.markLayerPlan) private var plan
  @Environment(\.markLayer) private var layer

  nonisolated init() {}

  var body: some View {
    if let plan, let layer {
      MarkLayers(plan: plan.plan, margin: plan.margin, path: plan.path + [layer])
    }
  }
}
