import TesseraCore

/// Items of a toolbar.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of the items that these are made of; `Never` for the built-in ones.
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
