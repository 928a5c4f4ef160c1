import SwiftUI

/// How labels of an axis are turned.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  enum Kind { case automatic, horizontal, vertical, verticalReversed }

  let kind: Kind

  /// As text is read.
  public static let automatic = AxisValueLabelOrientation(kind: .automatic)
  /// As text is read.
  public static let horizontal = AxisValueLabelOrientation(kind: .horizontal)
  /// From top to bottom.
  public static let vertical = AxisValueLabelOrientation(kind: .vertical)
  /// From bottom to top.
  public static let verticalReversed = AxisValueLabelOrientation(kind: .verticalReversed)
}

extension AxisValueLabelOrientation {
  /// The view, turned with the room that it takes.
  @MainActor @ViewBuilder
  func turned(_ view: some View) -> some View {
    switch kind {
    case .automatic, .horizontal: view
    case .vertical: TurnedLayout { view.rotationEffect(.degrees(90)) }
    case .verticalReversed: TurnedLayout { view.rotationEffect(.degrees(-90)) }
    }
  }
}
