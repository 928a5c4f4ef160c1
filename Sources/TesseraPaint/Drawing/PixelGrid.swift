import CCairo
import Foundation

/// Where pixels lie, for drawing that is neither turned nor stretched.
struct PixelGrid {
  /// Pixels for each unit of the context.
  let scale: Double
  private let left: Double
  private let top: Double
  private let pixelScale: Double

  /// nil if the transform of the context is more than a move and an even scale.
  init?(context: OpaquePointer, pixelScale: CGFloat) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    guard matrix.xy == 0, matrix.yx == 0, matrix.xx == matrix.yy, matrix.xx > 0 else { return nil }
    self.pixelScale = Double(pixelScale)
    scale = matrix.xx * self.pixelScale
    left = matrix.x0 * self.pixelScale
    top = matrix.y0 * self.pixelScale
  }

  func pixelX(_ x: Double) -> Double { left + x * scale }
  func pixelY(_ y: Double) -> Double { top + y * scale }

  /// The whole pixels around a rectangle.
  func pixels(_ rect: CGRect) -> CGRect {
    CGRect(
      x: pixelX(rect.minX), y: pixelY(rect.minY), width: rect.width * scale, height: rect.height * scale
    ).integral
  }

  /// Makes a pixel the unit of a context.
  func usePixels(in context: OpaquePointer) {
    cairo_identity_matrix(context)
    cairo_scale(context, 1 / pixelScale, 1 / pixelScale)
  }

  /// A thin upright rectangle moved to whole pixels from top to bottom, and at least one pixel high.
  func snappedVertically(_ rect: CGRect) -> CGRect {
    let height = max(1, (rect.height * scale).rounded())
    let y = pixelY(rect.minY).rounded()
    return CGRect(x: rect.minX, y: (y - top) / scale, width: rect.width, height: height / scale)
  }
}
