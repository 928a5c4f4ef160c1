import Foundation
import SwiftUI

nonisolated extension CGRect {
  /// The rectangle without distances from its edges, in points; negative ones make it larger. One that would have less than no
  /// size has none there.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }
}
