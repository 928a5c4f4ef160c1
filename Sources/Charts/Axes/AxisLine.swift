import SwiftUI

/// How a line of an axis is drawn.
nonisolated struct AxisLine {
  var isCentered: Bool?
  var stroke: StrokeStyle?
  var style: AnyShapeStyle?
  var offset = CGSize.zero
}
