import Foundation
import TesseraValues

/// A rectangle of whole pixels that can be worked on.
struct PixelArea {
  let left: Int
  let bottom: Int
  let width: Int
  let height: Int

  /// Grows to whole pixels. nil: it is empty, not finite, or has more pixels than are worked on, which is said (CI2).
  init?(_ rect: CGRect) {
    guard rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite, rect.height.isFinite else { return nil }
    // What is a hair beyond a whole number was rounded on its way.
    let left = (rect.minX + 1e-6).rounded(.down), right = (rect.maxX - 1e-6).rounded(.up)
    let bottom = (rect.minY + 1e-6).rounded(.down), top = (rect.maxY - 1e-6).rounded(.up)
    guard right > left, top > bottom, abs(left) < 1e9, abs(bottom) < 1e9 else { return nil }
    guard (right - left) * (top - bottom) <= Double(PixelPlane.maximumArea) else {
      RuntimeWarning.report(.withoutEffect("Filters work on at most 16 million pixels"))
      return nil
    }
    self.left = Int(left)
    self.bottom = Int(bottom)
    width = Int(right - left)
    height = Int(top - bottom)
  }

  var rect: CGRect { CGRect(x: left, y: bottom, width: width, height: height) }
}
