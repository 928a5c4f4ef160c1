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

extension Optional: AxisContent where Wrapped: AxisContent {
  @MainActor public var _marks: _AxisContents { self?._marks ?? _AxisContents(models: []) }
}

extension BuilderConditional: AxisContent where TrueContent: AxisContent, FalseContent: AxisContent {
  @MainActor public var _marks: _AxisContents {
    switch branch {
    case .first(let content): content._marks
    case .second(let content): content._marks
    }
  }
}
