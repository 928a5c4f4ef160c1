import SwiftUI

/// The marks of an axis, of any type.
nonisolated public struct AnyAxisContent: AxisContent {
  private let content: any AxisContent

  /// Any marks, without their type.
  public init<Content: AxisContent>(_ content: Content) {
    self.content = content
  }

  @MainActor public var _marks: _AxisContents { content._marks }
}
