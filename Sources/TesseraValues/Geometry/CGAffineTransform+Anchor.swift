import Foundation

nonisolated extension CGAffineTransform {
  /// The same transform about a point of a view of `size`; the transform itself where that point is not finite.
  package func around(_ anchor: UnitPoint, in size: CGSize) -> CGAffineTransform {
    let x = anchor.x * size.width
    let y = anchor.y * size.height
    guard x.isFinite, y.isFinite else { return self }
    return CGAffineTransform(translationX: -x, y: -y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}
