import SwiftUI

/// A mark of an axis, of any type.
nonisolated public struct AnyAxisMark: AxisMark {
  private let content: any AxisMark

  /// Any mark, without its type.
  public init<Content: AxisMark>(_ content: Content) {
    self.content = content
  }

  @MainActor public func _items(at value: AxisValue) -> _AxisItems { content._items(at: value) }
}
