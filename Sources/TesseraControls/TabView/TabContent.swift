import TesseraCore

/// Tabs of a `TabView` whose tabs are chosen by values of one type.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// What the tabs are chosen by.
  associatedtype TabValue: Hashable = Body.TabValue
  /// The type of the tabs that these are made of; `Never` for those that the library brings.
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

/// Makes tabs of a list of statements.
@resultBuilder
nonisolated public struct TabContentBuilder<TabValue: Hashable> {
  /// What a `TabView` of such tabs contains.
  nonisolated public struct Content<Tabs: TabContent>: View {
    private let tabs: Tabs

    init(tabs: Tabs) {
      self.tabs = tabs
    }

    @MainActor public var body: some View { Tabs._makeTabs(tabs) }
  }

  /// Takes tabs.
  public static func buildExpression<Tabs: TabContent>(_ tabs: Tabs) -> Tabs where Tabs.TabValue == TabValue {
    tabs
  }

  // Said for itself, so that the type of its value is known.
  /// Takes a tab, so that the type of its value is known without being named.
  public static func buildExpression<Page: View, Label: View>(
    _ tab: Tab<TabValue, Page, Label>
  ) -> Tab<TabValue, Page, Label> {
    tab
  }

  /// A tab without a value, which code cannot choose.
  @_disfavoredOverload
  @MainActor public static func buildExpression<Page: View, Label: View>(
    _ tab: Tab<Never, Page, Label>
  ) -> _Tabs<TabValue> {
    _Tabs(views: [Tab._makeTabs(tab)])
  }

  /// A closure without tabs: there are none.
  public static func buildBlock() -> _Tabs<TabValue> {
    _Tabs(views: [])
  }

  /// The first tabs of a closure.
  public static func buildPartialBlock<Tabs: TabContent>(first tabs: Tabs) -> Tabs where Tabs.TabValue == TabValue {
    tabs
  }

  /// Puts the next tabs behind those before.
  @MainActor public static func buildPartialBlock<Accumulated: TabContent, Next: TabContent>(
    accumulated: Accumulated, next: Next
  ) -> _Tabs<TabValue> where Accumulated.TabValue == TabValue, Next.TabValue == TabValue {
    _Tabs(views: [Accumulated._makeTabs(accumulated), Next._makeTabs(next)])
  }

  /// The tabs of an `if` without `else`; nil where its condition does not hold.
  public static func buildIf<Tabs: TabContent>(_ tabs: Tabs?) -> Tabs? where Tabs.TabValue == TabValue {
    tabs
  }

  /// The tabs of the first branch.
  @MainActor public static func buildEither<Tabs: TabContent>(first tabs: Tabs) -> _Tabs<TabValue>
  where Tabs.TabValue == TabValue {
    _Tabs(views: [Tabs._makeTabs(tabs)])
  }

  /// The tabs of the second branch.
  @MainActor public static func buildEither<Tabs: TabContent>(second tabs: Tabs) -> _Tabs<TabValue>
  where Tabs.TabValue == TabValue {
    _Tabs(views: [AnyView(EmptyView()), Tabs._makeTabs(tabs)])
  }

  /// The tabs behind `if #available`.
  @MainActor public static func buildLimitedAvailability<Tabs: TabContent>(_ tabs: Tabs) -> _Tabs<TabValue>
  where Tabs.TabValue == TabValue {
    _Tabs(views: [Tabs._makeTabs(tabs)])
  }
}
