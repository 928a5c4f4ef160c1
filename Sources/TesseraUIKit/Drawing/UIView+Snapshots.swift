import Foundation
import SwiftUI
import TesseraCore

/// Pictures of what a view shows (J91).
extension UIView {
  /// Draws what the view shows, with all that is in it, into the current context.
  ///
  /// - Parameters:
  ///   - rect: what the view's bounds are stretched to, in points.
  ///   - afterUpdates: whether changes that are not shown yet count. They always do here.
  /// - Returns: whether it was drawn: there is a context, and view and rectangle have a size.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    let (width, height) = (rect.width / bounds.width, rect.height / bounds.height)
    guard let context = UIGraphicsGetCurrentContext(), width.isFinite, height.isFinite, width > 0, height > 0,
      rect.minX.isFinite, rect.minY.isFinite
    else { return false }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: width, y: height)
    drawContent(into: context)
    context.restoreGState()
    return true
  }

  /// A view with a picture of what this one shows now. It does not change with this one.
  ///
  /// - Parameter afterUpdates: whether changes that are not shown yet count. They always do here.
  /// - Returns: nil for a view without a size.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    let frame = CGRect(origin: .zero, size: bounds.size)
    let view = UIImageView(
      image: UIGraphicsImageRenderer(size: bounds.size).image { _ in
        drawHierarchy(in: frame, afterScreenUpdates: afterUpdates)
      })
    view.frame = frame
    return view
  }

  /// Draws what the view shows, from the origin on.
  func drawContent(into context: CGContext) {
    layoutIfNeeded()
    let picture = UIViewPicture(self).frame(width: bounds.width, height: bounds.height)
    context.draw(ViewDrawing.items(of: picture, traitCollection.environment))
  }
}
