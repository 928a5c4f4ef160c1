import SwiftUI

/// A label of an axis, and where it lies.
nonisolated struct AxisLabel {
  var view: AnyView
  var isCentered: Bool?
  var anchor: UnitPoint?
  var multiLabelAlignment: Alignment?
  var collision = AxisValueLabelCollisionResolution.automatic
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?
  var offset = CGSize.zero
}
