/// Builds one view from the statements of a closure.
@resultBuilder
nonisolated public struct ViewBuilder {
  /// Takes a view.
  public static func buildExpression<Content: View>(_ content: Content) -> Content {
    content
  }

  /// Reports the error at the expression instead of at the whole closure.
  @available(*, unavailable, message: "this expression does not conform to 'View'")
  @_disfavoredOverload
  public static func buildExpression(_ invalid: Any) -> some View {
    EmptyView()
  }

  /// A closure without views: nothing is shown.
  public static func buildBlock() -> EmptyView {
    EmptyView()
  }

  /// A closure with one view: that view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content {
    content
  }

  /// A closure with several views, in order.
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  /// The view of an `if` without `else`; nil where its condition does not hold.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? {
    content
  }

  /// The view of the first branch. The branches are different identities (A3).
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// The view of the second branch. The branches are different identities (A3).
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// Hides the type of a view behind `if #available`, so that it need not be known elsewhere.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// The newer name of `ViewBuilder`.
public typealias ContentBuilder = ViewBuilder
