import TesseraCore

/// Items of a toolbar.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of the items that these are made of; `Never` for those that the library brings.
  associatedtype Body: ToolbarContent

  /// The items that these are made of.
  @ToolbarContentBuilder var body: Body { get }

  /// The items as views with their placements.
  static func _makeView(_ content: Self) -> AnyView
}

extension ToolbarContent {
  public static func _makeView(_ content: Self) -> AnyView {
    AnyView(StyledView(style: content, configuration: ()) { content, _ in Body._makeView(content.body) })
  }
}

/// Items of a toolbar that the user may arrange; here they are where they were written.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent {}

extension Never: ToolbarContent {
  public static func _makeView(_ content: Never) -> AnyView {}
}

/// Items that need no body.
protocol PrimitiveToolbarContent: CustomizableToolbarContent where Body == Never {}

extension PrimitiveToolbarContent {
  public var body: Never {
    fatalError("\(Self.self) is primitive toolbar content: its body must not be called.")
  }
}

/// One item of a toolbar.
nonisolated public struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  @MainActor public static func _makeView(_ item: Self) -> AnyView {
    AnyView(ToolbarItemHolder(placement: item.placement, content: HStack { item.content }))
  }
}

nonisolated extension ToolbarItem where ID == () {
  /// An item at a place of the toolbar.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

nonisolated extension ToolbarItem where ID == String {
  /// - Parameter showsByDefault: whether the item is shown before the user arranges the toolbar.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = showsByDefault ? placement : ToolbarItemPlacement(region: .nowhere)
    self.content = content()
  }
}

/// Several items of a toolbar at one place.
nonisolated public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Items at a place of the toolbar.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  @MainActor public static func _makeView(_ group: Self) -> AnyView {
    AnyView(ToolbarItemHolder(placement: group.placement, content: group.content))
  }
}

/// Items side by side, as the builder makes them.
nonisolated public struct _ToolbarItems: PrimitiveToolbarContent {
  let views: [AnyView]

  @MainActor public static func _makeView(_ items: Self) -> AnyView {
    AnyView(ForEach(items.views.indices, id: \.self) { items.views[$0] })
  }
}

extension Optional: ToolbarContent, CustomizableToolbarContent, PrimitiveToolbarContent where Wrapped: ToolbarContent {
  @MainActor public static func _makeView(_ content: Self) -> AnyView {
    AnyView(content.map { Wrapped._makeView($0) })
  }
}

/// Makes toolbar content of a list of statements.
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

  /// Puts the next items behind those before.
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

  /// The items behind `if #available`.
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> _ToolbarItems {
    _ToolbarItems(views: [Content._makeView(content)])
  }
}
