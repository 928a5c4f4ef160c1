import SwiftUI

/// The border of a symbol.
nonisolated struct BorderedChartSymbolShape<Base: ChartSymbolShape>: ChartSymbolShape {
  let base: Base
  let style: StrokeStyle

  var perceptualUnitRect: CGRect { base.perceptualUnitRect }

  func path(in rect: CGRect) -> Path {
    guard style.lineWidth.isFinite, style.lineWidth > 0 else { return Path() }
    let width = min(style.lineWidth, rect.width, rect.height)
    var style = style
    style.lineWidth = width
    return base.path(in: rect.insetBy(dx: width / 2, dy: width / 2)).strokedPath(style)
  }
}
