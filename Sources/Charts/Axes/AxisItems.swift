import SwiftUI

/// What is shown at a value of an axis, without types.
nonisolated public struct _AxisItems {
  var items: [AxisItem]

  init(_ items: [AxisItem] = []) {
    self.items = items
  }
}
