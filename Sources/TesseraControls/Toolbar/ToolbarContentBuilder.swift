import TesseraCore

/// Builds toolbar content from a list of statements.
@resultBuilder
@MainActor
public struct ToolbarContentBuilder {
  /// Takes items.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// A closure without items: there are none.
  public static func buildBlock() -> _ToolbarItems {
    _ToolbarItems(views: [])
  }

  /// The first items of a closure.
  public static func buildPartialBlock<Content: ToolbarContent>(first content: Content) -> Content {
    content
  }

  /// Appends the next items.
  public static func buildPartialBlock<Accumulated: ToolbarContent, Next: ToolbarContent>(
    accumulated: Accumulated, next: Next
  ) -> _ToolbarItems {
    _ToolbarItems(views: [Accumulated._makeView(accumulated), Next._makeView(next)])
  }

  /// The items of an `if` without `else`; nil where its condition does not hold.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? {
    content
  }

  /// The items of the first branch.
  public static func buildEither<Content: ToolbarContent>(first content: Content) -> _ToolbarItems {
    _ToolbarItems(views: [Content._makeView(content)])
  }

  /// The items of the second branch.
  public static func buildEither<Content: ToolbarContent>(second content: Content) -> _ToolbarItems {
    _ToolbarItems(views: [AnyView(EmptyView()), Content._makeView(content)])
  }

  /// The items in an `if #available`.
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> _ToolbarItems {
    _ToolbarItems(views: [Content._makeView(content)])
  }
}
