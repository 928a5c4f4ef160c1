import Foundation
import TesseraCore
import TesseraPaint

@_spi(TesseraTools)
extension HeadlessHost {
  /// Draws everything that is shown into new pixels, as a test or a preview would.
  ///
  /// - Returns: how many pixels were drawn.
  @discardableResult
  public func paint() -> Int {
    let raster = Rasterizer.render(host.picture)
    return raster.width * raster.height
  }

  /// Turns the wheel over the middle of the surface, and runs the frame that follows. Points; negative shows what is
  /// below.
  public func scroll(by distance: CGFloat) {
    let size = host.surface.size
    host.perform("scroll") {
      host.graph.scroll(at: CGPoint(x: size.width / 2, y: size.height / 2), by: CGSize(width: 0, height: distance))
    }
  }
}
