import SwiftUI

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
