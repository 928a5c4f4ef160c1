import CCairo
import Foundation
import TesseraCore

/// How much of each pixel is covered by a figure whose edges lie on whole pixels.
///
/// Screens are full of the same figures: the ends of buttons, cards and dots. Drawing one from its mask takes a
/// fraction of the time of finding out again which pixels lie inside.
final class FigureMask {
  /// What is drawn, in pixels.
  struct Figure: Hashable {
    enum Kind: Hashable {
      case roundedRect(cornerWidth: CGFloat, cornerHeight: CGFloat, style: RoundedCornerStyle)
      case ellipse
    }

    let kind: Kind
    let width: Int
    let height: Int

    fileprivate var path: Path {
      let rect = CGRect(x: 0, y: 0, width: width, height: height)
      switch kind {
      case .ellipse: return Path(ellipseIn: rect)
      case .roundedRect(let cornerWidth, let cornerHeight, let style):
        return Path(
          roundedRect: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: style)
      }
    }
  }

  /// A Cairo surface with one byte a pixel.
  let surface: OpaquePointer

  /// nil without memory.
  init?(_ figure: Figure) {
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(figure.width), Int32(figure.height)),
      let context = cairo_create(surface)
    else { return nil }
    self.surface = surface
    if context.append(figure.path) { cairo_fill(context) }
    cairo_destroy(context)
    cairo_surface_flush(surface)
  }

  deinit {
    cairo_surface_destroy(surface)
  }
}

extension FigureMask.Figure {
  /// Pixels; the masks of larger figures are not worth their memory.
  private static let largestArea = 128 * 128

  /// The figure that a path is on a grid of pixels, and where; nil if it is none or its edges lie between pixels.
  static func of(_ path: Path, on grid: PixelGrid) -> (figure: Self, left: Int, top: Int)? {
    switch path.storage {
    case .ellipse(let rect):
      return of(.ellipse, rect, on: grid)
    case .roundedRect(let rect, let corner, let style):
      let kind = Kind.roundedRect(
        cornerWidth: corner.width * grid.scale, cornerHeight: corner.height * grid.scale, style: style)
      return of(kind, rect, on: grid)
    case .empty, .rect, .elements:
      return nil
    }
  }

  private static func of(_ kind: Kind, _ rect: CGRect, on grid: PixelGrid) -> (figure: Self, left: Int, top: Int)? {
    guard let left = wholePixel(grid.pixelX(rect.minX)), let top = wholePixel(grid.pixelY(rect.minY)),
      let right = wholePixel(grid.pixelX(rect.maxX)), let bottom = wholePixel(grid.pixelY(rect.maxY)),
      right > left, bottom > top, (right - left) * (bottom - top) <= largestArea
    else { return nil }
    return (Self(kind: kind, width: right - left, height: bottom - top), left, top)
  }

  private static func wholePixel(_ position: Double) -> Int? {
    let whole = position.rounded()
    guard abs(position - whole) < 1e-4, abs(whole) < 1e6 else { return nil }
    return Int(whole)
  }
}

extension CairoCanvas {
  /// Masks of figures, one entry a figure; nil where there was no memory for it.
  private static var masks = BoundedCache<FigureMask.Figure, FigureMask?>(capacity: 256)

  /// Fills a path through its mask.
  ///
  /// - Returns: false if that is not possible, and nothing was drawn.
  func fillByMask(_ path: Path, _ paint: Paint, _ style: FillStyle, opacity: Double) -> Bool {
    guard !keepsOutlines, style.isAntialiased, case .color(let color) = paint,
      let grid = PixelGrid(context: context, pixelScale: pixelScale),
      let (figure, left, top) = FigureMask.Figure.of(path, on: grid),
      let mask = Self.masks.value(for: figure, make: { FigureMask(figure) })
    else { return false }
    context.setSource(color, opacity: opacity)
    cairo_save(context)
    grid.usePixels(in: context)
    cairo_mask_surface(context, mask.surface, Double(left), Double(top))
    cairo_restore(context)
    return true
  }
}
