import Foundation
import SwiftUI

/// The whole plot, or the plot without what is left free at its ends.
public struct PlotDimensionScaleRange: PositionScaleRange {
  public let _range: _PositionRange
}
