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

  /// How many items the display list has, groups and what is in them: those that painting visits.
  public var displayItemCount: Int { Self.count(host.picture.list.items) }

  private static func count(_ items: [DisplayItem]) -> Int {
    items.reduce(items.count) { sum, item in
      guard case .group(let group) = item else { return sum }
      return sum + count(group.items)
    }
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
