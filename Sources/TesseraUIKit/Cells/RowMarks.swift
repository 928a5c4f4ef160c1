import Foundation
import SwiftUI
import TesseraControls

/// What a list says of how a cell looks.
@MainActor
struct RowMarks {
  var appearance = _ListAppearance.plain
  var isFirst = false
  var isLast = false
  var line: RowLook.Line?
  /// The signs before the content, in editing.
  var leading: [RowLook.Mark] = []
  /// The sign that moves the row, in editing.
  var moving: [RowLook.Mark] = []
  var swipeActions = RowSwipeActions()
  /// Whether the row is the header of its section, or its footer.
  var isHeader = false
  var isFooter = false
  /// How high the row is at least, in points.
  var minHeight: CGFloat = 44
}
