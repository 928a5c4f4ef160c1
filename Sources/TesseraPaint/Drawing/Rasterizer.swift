import CCairo
import Foundation
import TesseraCore

/// Turns a display list into pixels without a screen.
@MainActor
package enum Rasterizer {
  /// Pictures are no wider and no higher than this many pixels.
  package static let maximumSide = 16_384
  /// Pictures have no more pixels than this; what is too high is cut off at the bottom.
  package static let maximumArea = 64 * 1024 * 1024

  /// Draws what a surface shows.
  package static func render(_ picture: SurfacePicture) -> Raster {
    render(picture.list, size: picture.size, scale: picture.scale, background: picture.background)
  }

  /// Draws a display list.
  ///
  /// - Parameters:
  ///   - size: in points. What is not a positive number counts as one pixel, what is too large is cut off.
  ///     - scale: pixels per point; 1 if it is not a positive number.
  ///   - background: nil leaves clear what is not drawn on.
  package static func render(
    _ list: DisplayList, size: CGSize, scale: CGFloat = 1, background: Color.Resolved? = nil
  ) -> Raster {
    let scale = scale.isFinite && scale > 0 ? scale : 1
    let width = pixels(size.width * scale)
    let height = min(pixels(size.height * scale), maximumArea / width)
    let bytes = PixelBuffer.draw(width: width, height: height) { context in
      if let background {
        context.setSource(background)
        cairo_paint(context)
      }
      cairo_scale(context, Double(scale), Double(scale))
      CairoCanvas(context: context).draw(list.showingBackdrops(on: background, in: size))
    }
    return Raster(checkedWidth: width, height: height, bytes: bytes)
  }

  /// Whole pixels that hold a length; what differs from a whole number only by rounding is taken for it.
  private static func pixels(_ length: CGFloat) -> Int {
    guard length > 0 else { return 1 }
    let tolerance: CGFloat = 1e-6
    return max(1, Int(saturating: min(length - tolerance, CGFloat(maximumSide)).rounded(.up)))
  }
}
