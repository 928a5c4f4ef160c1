import SwiftUI

/// What modifiers say about marks.
nonisolated struct MarkAttributes {
  var style: AnyShapeStyle?
  var styleBy: ChartDatum?
  var symbol: ChartSymbol?
  var symbolBy: ChartDatum?
  /// The area of symbols, in square points.
  var symbolArea: CGFloat?
  var symbolAreaBy: ChartDatum?
  var lineStyle: StrokeStyle?
  var lineStyleBy: ChartDatum?
  var interpolation: InterpolationMethod?
  var cornerRadius: CGFloat?
  var cornerStyle = RoundedCornerStyle.continuous
  /// What is done to the finished drawing of a mark.
  var effects = MarkEffects()
  /// How much of a mark is there that comes or goes, from 0 to 1 (CH19).
  var presence = 1.0
  /// The layers that the mark is in, the outermost first.
  var layers: [MarkLayer] = []
  /// The layer that is seen through the mark, which is not drawn itself.
  var mask: Int?
  var offset = MarkOffset()
  var positionBy: ChartDatum?
  var positionAxis: Axis?
  var positionSpan = MarkDimension.automatic
  var annotations: [ChartAnnotation] = []
  var zIndex = 0.0
  /// A shape, in the frame of each mark, that the mark is seen through.
  var clipShape: (shape: AnyShape, style: FillStyle)?
  var alignsStyleWithPlot = false
  var accessibilityLabel: Text?
  var accessibilityValue: Text?
  var accessibilityIdentifier: String?
  var isHiddenFromAccessibility = false

  /// What keeps marks of one series together.
  var seriesKeys: [_PlottedValue] {
    [styleBy, symbolBy, lineStyleBy, positionBy].compactMap { $0?.value }
  }
}
