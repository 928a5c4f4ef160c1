/// Puts the content of a map together.
@resultBuilder
nonisolated public struct MapContentBuilder {
  /// One piece.
  public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }

  /// Nothing.
  public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }

  /// One piece.
  public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }

  /// Several pieces, drawn in their order.
  public static func buildBlock<each Content: MapContent>(
    _ content: repeat each Content
  ) -> TupleMapContent<(repeat each Content)> {
    TupleMapContent((repeat each content))
  }

  /// A piece that may be missing.
  public static func buildIf<Content: MapContent>(_ content: Content?) -> Content? { content }

  /// The first of two pieces.
  public static func buildEither<First: MapContent, Second: MapContent>(
    first: First
  ) -> ConditionalMapContent<First, Second> {
    ConditionalMapContent(branch: .first(first))
  }

  /// The second of two pieces.
  public static func buildEither<First: MapContent, Second: MapContent>(
    second: Second
  ) -> ConditionalMapContent<First, Second> {
    ConditionalMapContent(branch: .second(second))
  }

  /// A piece whose type newer systems know.
  public static func buildLimitedAvailability<Content: MapContent>(_ content: Content) -> AnyMapContent {
    AnyMapContent(content)
  }
}
