import SwiftUI

/// Several marks of an axis.
nonisolated struct TupleAxisMark: AxisMark {
  private let marks: [any AxisMark]

  init<each Content: AxisMark>(_ content: (repeat each Content)) {
    var marks: [any AxisMark] = []
    for mark in repeat each content { marks.append(mark) }
    self.marks = marks
  }

  @MainActor func _items(at value: AxisValue) -> _AxisItems {
    _AxisItems(marks.flatMap { $0._items(at: value).items })
  }
}
