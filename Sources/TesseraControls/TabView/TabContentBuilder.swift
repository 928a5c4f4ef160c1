import TesseraCore

/// Builds tabs from a list of statements.
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

  // A separate method, so that the type of its value is known.
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

  /// Appends the next tabs.
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

  /// The tabs in an `if #available`.
  @MainActor public static func buildLimitedAvailability<Tabs: TabContent>(_ tabs: Tabs) -> _Tabs<TabValue>
  where Tabs.TabValue == TabValue {
    _Tabs(views: [Tabs._makeTabs(tabs)])
  }
}
