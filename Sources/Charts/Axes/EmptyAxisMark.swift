import SwiftUI

/// No mark of an axis.
nonisolated public struct EmptyAxisMark: AxisMark {
  /// Nothing.
  public init() {}

  @MainActor public func _items(at value: AxisValue) -> _AxisItems { _AxisItems() }
}
