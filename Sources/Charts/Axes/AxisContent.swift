import SwiftUI

/// The marks of an axis.
@MainActor @preconcurrency
public protocol AxisContent {
  var _marks: _AxisContents { get }
}

/// The marks of an axis, without types.
nonisolated public struct _AxisContents {
  var models: [AxisMarksModel]
}

/// Values of an axis, and what is shown at each of them.
nonisolated struct AxisMarksModel {
  var preset = AxisMarkPreset.automatic
  var position = AxisMarkPosition.automatic
  var values = AxisMarkValues.automatic
  /// What is shown at a value; nil for what the axis shows by itself.
  var items: (@MainActor (AxisValue) -> [AxisItem])?
  var stroke: StrokeStyle?
  var label: ((AxisValue) -> String)?
}

/// Puts the marks of an axis together.
@resultBuilder
nonisolated public struct AxisContentBuilder {
  /// One piece.
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }

  /// Nothing.
  @MainActor public static func buildBlock() -> some AxisContent { CollectedAxisContent(models: []) }

  /// One piece.
  public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { content }

  /// Several pieces.
  @MainActor public static func buildBlock<each Content: AxisContent>(
    _ content: repeat each Content
  ) -> some AxisContent {
    var models: [AxisMarksModel] = []
    for piece in repeat each content { models += piece._marks.models }
    return CollectedAxisContent(models: models)
  }

  /// A piece that may be missing.
  public static func buildIf<Content: AxisContent>(_ content: Content?) -> Content? { content }

  /// The first of two pieces.
  public static func buildEither<First: AxisContent, Second: AxisContent>(
    first: First
  ) -> BuilderConditional<First, Second> {
    BuilderConditional(branch: .first(first))
  }

  /// The second of two pieces.
  public static func buildEither<First: AxisContent, Second: AxisContent>(
    second: Second
  ) -> BuilderConditional<First, Second> {
    BuilderConditional(branch: .second(second))
  }

  /// A piece whose type newer systems know.
  @MainActor public static func buildLimitedAvailability<Content: AxisContent>(
    _ content: Content
  ) -> AnyAxisContent {
    AnyAxisContent(content)
  }
}

/// Several pieces of an axis.
nonisolated struct CollectedAxisContent: AxisContent {
  let models: [AxisMarksModel]

  @MainActor var _marks: _AxisContents { _AxisContents(models: models) }
}

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
