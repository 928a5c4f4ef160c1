import Foundation
import TesseraCore

extension NSView {
  /// Shows a view over all that its root shows, for an object that it belongs to; one that is there for it is replaced.
  package func showOverRoot(_ view: AnyView, for owner: AnyObject) {
    backing.showOverRoot(view, for: owner)
  }

  /// A rectangle of the view in the coordinates of its root, in which y grows downward.
  package func rectInRoot(_ rect: CGRect) -> CGRect {
    let (first, second) = (rect.origin, CGPoint(x: rect.maxX, y: rect.maxY))
    let start = backing.root.convert(point(fromBacking: first), from: backing)
    let end = backing.root.convert(point(fromBacking: second), from: backing)
    return CGRect(
      x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x), height: abs(end.y - start.y))
  }
}
