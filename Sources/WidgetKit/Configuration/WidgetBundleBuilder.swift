/// Puts the widgets of a bundle together.
@MainActor @preconcurrency @resultBuilder
public enum WidgetBundleBuilder {
  public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }

  public static func buildBlock() -> some Widget { _WidgetList([]) }

  public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: Widget>(_ content: repeat each Content) -> some Widget {
    var widgets: [any Widget] = []
    repeat widgets.append(each content)
    return _WidgetList(widgets)
  }

  public static func buildOptional(_ widget: (some Widget)?) -> some Widget {
    _WidgetList(widget.map { [$0] } ?? [])
  }

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
