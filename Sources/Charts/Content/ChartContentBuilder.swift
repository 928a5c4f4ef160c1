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

/// Several pieces of chart content.
nonisolated public struct TupleChartContent<Content>: PrimitiveChartContent {
  private let pieces: [any ChartContent]

  init<each Piece: ChartContent>(_ content: (repeat each Piece)) where Content == (repeat each Piece) {
    var pieces: [any ChartContent] = []
    for piece in repeat each content { pieces.append(piece) }
    self.pieces = pieces
  }

  @MainActor public func _collect(into collector: inout _ChartCollector) {
    for (index, piece) in pieces.enumerated() { collector.collect(piece: index, piece) }
  }
}

/// No marks.
nonisolated public struct EmptyChartContent: PrimitiveChartContent {
  /// No marks.
  public init() {}

  @MainActor public func _collect(into collector: inout _ChartCollector) {}
}

/// One of two pieces of content, as a condition says.
nonisolated public struct BuilderConditional<TrueContent, FalseContent> {
  enum Branch {
    case first(TrueContent)
    case second(FalseContent)
  }

  let branch: Branch
}

extension BuilderConditional: ChartContent, PrimitiveChartContent
where TrueContent: ChartContent, FalseContent: ChartContent {
  @MainActor public func _collect(into collector: inout _ChartCollector) {
    switch branch {
    case .first(let content): collector.collect(at: true, content)
    case .second(let content): collector.collect(at: false, content)
    }
  }
}

/// The pieces of a loop.
nonisolated struct RepeatedChartContent<Content: ChartContent>: PrimitiveChartContent {
  let pieces: [Content]

  @MainActor func _collect(into collector: inout _ChartCollector) {
    for (index, piece) in pieces.enumerated() { collector.collect(at: index, piece) }
  }
}

/// Chart content of any type.
nonisolated public struct AnyChartContent: PrimitiveChartContent {
  private let content: any ChartContent

  /// Any content, without its type.
  public init<Content: ChartContent>(_ content: Content) {
    self.content = content
  }

  /// Any content, without its type.
  public init<Content: ChartContent>(erasing content: Content) {
    self.content = content
  }

  @MainActor public func _collect(into collector: inout _ChartCollector) {
    content._collect(into: &collector)
  }
}

/// Several marks as one piece, for modifiers that concern them together.
nonisolated public struct Plot<Content: ChartContent>: PrimitiveChartContent {
  private let content: Content

  /// Several marks as one piece.
  public init(@ChartContentBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public func _collect(into collector: inout _ChartCollector) {
    content._collect(into: &collector)
  }
}

extension Optional: ChartContent, PrimitiveChartContent where Wrapped: ChartContent {
  @MainActor public func _collect(into collector: inout _ChartCollector) {
    self?._collect(into: &collector)
  }
}
