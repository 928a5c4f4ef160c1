import SwiftUI

/// Puts chart content together.
@resultBuilder
nonisolated public struct ChartContentBuilder {
  /// One piece.
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }

  /// Nothing.
  public static func buildBlock() -> EmptyChartContent { EmptyChartContent() }

  /// One piece.
  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }

  /// Several pieces, drawn in their order.
  public static func buildBlock<each Content: ChartContent>(
    _ content: repeat each Content
  ) -> TupleChartContent<(repeat each Content)> {
    TupleChartContent((repeat each content))
  }

  /// A piece that may be missing.
  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }

  /// The first of two pieces.
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    first: First
  ) -> BuilderConditional<First, Second> {
    BuilderConditional(branch: .first(first))
  }

  /// The second of two pieces.
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    second: Second
  ) -> BuilderConditional<First, Second> {
    BuilderConditional(branch: .second(second))
  }

  /// The pieces of a loop.
  public static func buildArray<Content: ChartContent>(_ pieces: [Content]) -> some ChartContent {
    RepeatedChartContent(pieces: pieces)
  }

  /// A piece whose type newer systems know.
  public static func buildLimitedAvailability<Content: ChartContent>(_ content: Content) -> AnyChartContent {
    AnyChartContent(content)
  }
}
