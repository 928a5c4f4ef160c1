import SwiftUI

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
