import Foundation

/// What is drawn in the place of the pointer's arrow.
package struct PointerPicture {
  package let items: [DisplayItem]
  /// Points.
  package let size: CGSize
  /// The place in the picture that is where the pointer is, in points.
  package let hotSpot: CGPoint
}
