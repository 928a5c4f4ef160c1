import SwiftUI

/// Puts together what is shown at a value of an axis.
@resultBuilder
nonisolated public struct AxisMarkBuilder {
  /// One piece.
  public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }

  /// Nothing.
  public static func buildBlock() -> EmptyAxisMark { EmptyAxisMark() }

  /// One piece.
  public static func buildBlock<Content: AxisMark>(_ content: Content) -> Content { content }

  /// Several pieces.
  public static func buildBlock<each Content: AxisMark>(_ content: repeat each Content) -> some AxisMark {
    TupleAxisMark((repeat each content))
  }

  /// A piece that may be missing.
  public static func buildIf<Content: AxisMark>(_ content: Content?) -> Content? { content }

  /// The first of two pieces.
  public static func buildEither<First: AxisMark, Second: AxisMark>(
    first: First
  ) -> BuilderConditional<First, Second> {
    BuilderConditional(branch: .first(first))
  }

  /// The second of two pieces.
  public static func buildEither<First: AxisMark, Second: AxisMark>(
    second: Second
  ) -> BuilderConditional<First, Second> {
    BuilderConditional(branch: .second(second))
  }

  /// A piece whose type newer systems know.
  public static func buildLimitedAvailability<Content: AxisMark>(_ content: Content) -> AnyAxisMark {
    AnyAxisMark(content)
  }
}

extension Optional: AxisMark where Wrapped: AxisMark {
  @MainActor public func _items(at value: AxisValue) -> _AxisItems { self?._items(at: value) ?? _AxisItems() }
}

extension BuilderConditional: AxisMark where TrueContent: AxisMark, FalseContent: AxisMark {
  @MainActor public func _items(at value: AxisValue) -> _AxisItems {
    switch branch {
    case .first(let content): content._items(at: value)
    case .second(let content): content._items(at: value)
    }
  }
}
