import SwiftUI

/// What an axis shows by itself.
nonisolated public struct DefaultAxisMark: AxisMark {
  @MainActor public func _items(at value: AxisValue) -> _AxisItems { _AxisItems() }
}
