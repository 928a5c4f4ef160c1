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
  var opacity = 1.0
  var offset = MarkOffset()
  var positionBy: ChartDatum?
  var positionAxis: Axis?
  var positionSpan = MarkDimension.automatic
  var annotations: [ChartAnnotation] = []
  var zIndex = 0.0
  var blur: CGFloat = 0
  var shadow: MarkShadow?
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

/// How far the edges of a mark are moved, in points.
nonisolated struct MarkOffset {
  var xStart: CGFloat = 0
  var xEnd: CGFloat = 0
  var yStart: CGFloat = 0
  var yEnd: CGFloat = 0

  /// Moves further. A figure that is no number moves nothing.
  mutating func add(xStart: CGFloat, xEnd: CGFloat, yStart: CGFloat, yEnd: CGFloat) {
    self.xStart += xStart.isFinite ? xStart : 0
    self.xEnd += xEnd.isFinite ? xEnd : 0
    self.yStart += yStart.isFinite ? yStart : 0
    self.yEnd += yEnd.isFinite ? yEnd : 0
  }
}

/// The shadow of a mark.
nonisolated struct MarkShadow {
  var color: Color
  var radius: CGFloat
  var x: CGFloat
  var y: CGFloat
}

/// What is drawn at a value.
nonisolated enum ChartSymbol {
  case shape(AnyChartSymbolShape)
  case view(AnyView)
}

/// A view at a mark.
nonisolated struct ChartAnnotation {
  var position: AnnotationPosition
  var alignment: Alignment
  var spacing: CGFloat?
  var overflow: AnnotationOverflowResolution
  /// The marks that share the annotation have this number.
  var group: Int
  var content: Content

  enum Content {
    case view(AnyView)
    /// A view that knows how large its mark is.
    case function(@MainActor (AnnotationContext) -> AnyView)
  }
}
