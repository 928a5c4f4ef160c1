/// Puts the widgets of a bundle together.
@MainActor @preconcurrency @resultBuilder
public enum WidgetBundleBuilder {
  /// One of them.
  public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }

  /// All of them, in order.
  public static func buildBlock() -> some Widget { _WidgetList([]) }

  /// All of them, in order.
  public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }

  /// All of them, in order.
  public static func buildBlock<each Content: Widget>(_ content: repeat each Content) -> some Widget {
    var widgets: [any Widget] = []
    repeat widgets.append(each content)
    return _WidgetList(widgets)
  }

  /// Those of a condition, if it is true.
  public static func buildOptional(_ widget: (some Widget)?) -> some Widget {
    _WidgetList(widget.map { [$0] } ?? [])
  }

  /// Those of newer systems.
  public static func buildLimitedAvailability(_ widget: some Widget) -> some Widget { widget }
}

/// Widgets one after the other.
struct _WidgetList: Widget {
  private let widgets: [any Widget]

  init() {
    widgets = []
  }

  init(_ widgets: [any Widget]) {
    self.widgets = widgets
  }

  var body: some WidgetConfiguration { EmptyWidgetConfiguration() }

  func _appendWidgets(to list: inout [_DeclaredWidget]) {
    for widget in widgets { widget._appendWidgets(to: &list) }
  }
}
