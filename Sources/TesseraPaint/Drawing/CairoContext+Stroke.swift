import CCairo
import Foundation
import TesseraCore

extension OpaquePointer {
  /// Sets how the next outline is drawn. Values that make no sense are replaced by the defaults.
  func setStrokeStyle(_ style: StrokeStyle) {
    let widest: CGFloat = 1_000_000
    cairo_set_line_width(self, Double(min(style.lineWidth, widest)))
    cairo_set_line_cap(self, style.lineCap.cairoCap)
    cairo_set_line_join(self, style.lineJoin.cairoJoin)
    cairo_set_miter_limit(self, style.miterLimit >= 1 && style.miterLimit.isFinite ? Double(style.miterLimit) : 10)
    setDash(style.dash, phase: style.dashPhase)
  }

  private func setDash(_ dash: [CGFloat], phase: CGFloat) {
    let lengths = dash.map(Double.init)
    guard !lengths.isEmpty, lengths.allSatisfy({ $0.isFinite && $0 >= 0 }), isVisible(lengths) else {
      cairo_set_dash(self, nil, 0, 0)
      return
    }
    cairo_set_dash(self, lengths, Int32(lengths.count), phase.isFinite ? Double(phase) : 0)
  }

  /// Dashes much finer than a pixel look like a full line and would take ages.
  private func isVisible(_ lengths: [Double]) -> Bool {
    var x = lengths.reduce(0, +)
    var y = 0.0
    cairo_user_to_device_distance(self, &x, &y)
    return (x * x + y * y).squareRoot() > 0.25
  }
}

extension CGLineCap {
  fileprivate var cairoCap: cairo_line_cap_t {
    switch self {
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    case .butt: CAIRO_LINE_CAP_BUTT
    }
  }
}

extension CGLineJoin {
  fileprivate var cairoJoin: cairo_line_join_t {
    switch self {
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    case .miter: CAIRO_LINE_JOIN_MITER
    }
  }
}
