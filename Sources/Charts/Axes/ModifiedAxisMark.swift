import SwiftUI

/// A mark of an axis with a change.
nonisolated struct ModifiedAxisMark<Content: AxisMark>: AxisMark {
  let content: Content
  let change: (inout AxisItem) -> Void

  @MainActor func _items(at value: AxisValue) -> _AxisItems {
    var result = content._items(at: value)
    for index in result.items.indices { change(&result.items[index]) }
    return result
  }
}
