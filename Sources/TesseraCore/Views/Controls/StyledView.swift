/// The view that a style makes for one control.
///
/// The dynamic properties of the style get their values as those of a view do, so a style may read the environment.
nonisolated package struct StyledView<Style, Configuration, Content: View>: PrimitiveView {
  var style: Style
  var configuration: Configuration
  var makeBody: @MainActor (Style, Configuration) -> Content

  package init(
    style: Style, configuration: Configuration, makeBody: @escaping @MainActor (Style, Configuration) -> Content
  ) {
    self.style = style
    self.configuration = configuration
    self.makeBody = makeBody
  }

  @MainActor package static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    StyledNode(view, context)
  }

  @MainActor package static func _updateNode(_ node: _ViewNode, _ view: Self) {
    node.cast(to: StyledNode<Style, Configuration, Content>.self).receive(view)
  }
}

/// The node of a control's style: the style is to it what the view is to the node of a view.
final class StyledNode<Style, Configuration, Content: View>: EvaluatingNode {
  private var view: StyledView<Style, Configuration, Content>

  init(_ view: StyledView<Style, Configuration, Content>, _ context: NodeContext) {
    self.view = view
    super.init(context, facts: TypeFacts.of(Style.self))
    begin()
  }

  func receive(_ newView: StyledView<Style, Configuration, Content>) {
    let isEqual =
      facts.areEqual(&view.style, newView.style)
      && ValueComparison.areEqual(view.configuration, newView.configuration)
    if isEqual, !isDirty, graph.trace == nil || !facts.hasProperties { return }
    view = newView
    if facts.hasProperties { install(in: &view.style) }
    if isDirty {
      evaluate(because: .dirty)
    } else if !isEqual {
      evaluate(because: .input)
    }
  }

  override func makeContent() {
    if facts.hasProperties { install(in: &view.style) }
    let body = track { view.makeBody(view.style, view.configuration) }
    content = Content._makeNode(body, childContext)
  }

  override func updateContent() {
    if facts.hasProperties { updateProperties(in: &view.style) }
    let body = track { view.makeBody(view.style, view.configuration) }
    Content._updateNode(content, body)
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    guard !isDirty else { return }
    if propertiesDiffer(in: &view.style, from: old) { markDirty() }
  }

  override var viewType: Any.Type? { Style.self }
}
