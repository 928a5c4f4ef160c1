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

  /// Beside the plot, titles run along the axis.
  var orientation: AxisValueLabelOrientation {
    switch edge {
    case .leading: .verticalReversed
    case .trailing: .vertical
    case .top, .bottom: .automatic
    }
  }
}
