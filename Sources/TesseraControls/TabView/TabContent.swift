import TesseraCore

/// Tabs of a `TabView` whose tabs are chosen by values of one type.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// What the tabs are chosen by.
  associatedtype TabValue: Hashable = Body.TabValue
  /// The type of the tabs that these are made of; `Never` for the built-in ones.
  associatedtype Body: TabContent

  /// The tabs that these are made of.
  @TabContentBuilder<TabValue> var body: Body { get }

  /// The tabs as views with titles.
  static func _makeTabs(_ content: Self) -> AnyView
}

extension TabContent {
  public static func _makeTabs(_ content: Self) -> AnyView {
    AnyView(StyledView(style: content, configuration: ()) { content, _ in Body._makeTabs(content.body) })
  }
}

extension Never: TabContent {
  public typealias TabValue = Never

  public static func _makeTabs(_ content: Never) -> AnyView {}
}

/// Tabs that need no body.
protocol PrimitiveTabContent: TabContent where Body == Never {}

extension PrimitiveTabContent {
  public var body: Never {
    fatalError("\(Self.self) is primitive tab content: its body must not be called.")
  }
}

/// Tabs side by side, as the builder and modifiers make them.
nonisolated public struct _Tabs<TabValue: Hashable>: PrimitiveTabContent {
  let views: [AnyView]

  @MainActor public static func _makeTabs(_ tabs: Self) -> AnyView {
    AnyView(ForEach(tabs.views.indices, id: \.self) { tabs.views[$0] })
  }
}

extension Optional: TabContent, PrimitiveTabContent where Wrapped: TabContent {
  public typealias TabValue = Wrapped.TabValue

  @MainActor public static func _makeTabs(_ content: Self) -> AnyView {
    AnyView(content.map { Wrapped._makeTabs($0) })
  }
}

extension Group: TabContent, PrimitiveTabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue

  /// Several tabs as one.
  nonisolated public init<Value>(@TabContentBuilder<Value> content: () -> Content) where Content.TabValue == Value {
    self.init(wrapping: content())
  }

  @MainActor public static func _makeTabs(_ group: Self) -> AnyView { Content._makeTabs(group.wrapped) }
}

extension ForEach: TabContent, PrimitiveTabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue

  @MainActor public static func _makeTabs(_ loop: Self) -> AnyView {
    AnyView(loop.mapContent { Content._makeTabs($0) })
  }
}

nonisolated extension ForEach where Content: TabContent {
  /// Tabs for elements whose id a key path finds.
  public init<Value>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<Value> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == Value {
    self.init(rowsFor: data, id: id, content: content)
  }
}

nonisolated extension ForEach where Content: TabContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Tabs for elements that know their ids.
  public init<Value>(_ data: Data, @TabContentBuilder<Value> content: @escaping (Data.Element) -> Content)
  where Content.TabValue == Value {
    self.init(rowsFor: data, id: \.id, content: content)
  }
}
