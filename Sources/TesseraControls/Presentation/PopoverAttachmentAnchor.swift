import Foundation
import TesseraCore

/// What a popover points at.
nonisolated public enum PopoverAttachmentAnchor: Sendable {
  /// A rectangle of the view that presents.
  case rect(Anchor<CGRect>.Source)
  /// A point of the view that presents.
  case point(UnitPoint)
}
