import Foundation
import TesseraCore

/// The width that the user gave a column, which its scene remembers (DK24).
struct ColumnWidth: DynamicProperty {
  @SceneStorage private var remembered: Double?
  /// The width while the divider is dragged.
  @State private var dragged: CGFloat?
  @State private var drag = ColumnDrag()

  /// - Parameters:
  ///   - column: which column of the view it is.
  ///   - view: the type of the view, which tells the columns of several views in a scene apart.
  init(_ column: String, of view: Any.Type) {
    _remembered = SceneStorage("SwiftUI.\(column).\(StableHash.text(String(reflecting: view)))")
  }

  /// In points; nil if the user has not changed it.
  @MainActor var chosen: CGFloat? { dragged ?? remembered.map { CGFloat($0) } }

  /// The column was laid out.
  @MainActor func received(_ width: CGFloat) {
    drag.width = width
  }

  /// The divider was moved.
  ///
  /// - Parameter isAfter: whether the divider is at the leading edge of the column.
  @MainActor func receive(_ change: DividerChange, isAfter: Bool = false) {
    let distance = isAfter ? -change.distance : change.distance
    guard let dragStart = change.dragStart else {
      // Assistive technology moves it by one step.
      remembered = Double(drag.width + distance)
      return
    }
    if drag.start?.point != dragStart { drag.start = ColumnDrag.Start(point: dragStart, width: drag.width) }
    dragged = (drag.start?.width ?? drag.width) + distance
  }

  /// The divider was let go. What was shown counts, which has its limits.
  @MainActor func end() {
    drag.start = nil
    dragged = nil
    remembered = Double(drag.width)
  }
}

/// How wide a column is, and where the drag of its divider began. Nothing shows it.
private final class ColumnDrag {
  struct Start {
    let point: CGPoint
    let width: CGFloat
  }

  var width: CGFloat = 0
  /// A drag may be canceled without a word; the next one begins elsewhere.
  var start: Start?
}

/// A short text for a long one, which is the same in each run of a program.
nonisolated enum StableHash {
  static func text(_ text: String) -> String {
    // The hash FNV-1a.
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return String(hash, radix: 36)
  }
}
