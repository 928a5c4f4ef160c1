import Foundation
import SwiftUI

/// The part of the plot that a scale covers.
public protocol PositionScaleRange {
  var _range: _PositionRange { get }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// The whole plot.
  public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange(_range: _PositionRange()) }

  /// The plot without so many points at each end.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    plotDimension(startPadding: padding, endPadding: padding)
  }

  /// The plot without so many points at its ends.
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(_range: _PositionRange(startPadding: startPadding, endPadding: endPadding))
  }
}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {
  public var _range: _PositionRange { _PositionRange(bounds: self) }
}
