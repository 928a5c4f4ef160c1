/// A view for which its environment may have a style. Without one, as most buttons are, it is shown as `Plain` is and has no
/// body of its own.
@MainActor
package protocol StylableView: View {
  associatedtype Plain: View

  /// What is shown without a style.
  var plain: Plain { get }

  /// Whether there is a style, which the body asks.
  static func isStyled(in values: EnvironmentValues) -> Bool
}

extension StylableView {
  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    StylableNode(view, context)
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    node.cast(to: StylableNode<Self>.self).receive(view)
  }
}

/// Shows a view with its style or without.
final class StylableNode<Content: StylableView>: ViewNode {
  private var view: Content
  private var isStyled: Bool
  private var content: ViewNode!

  init(_ view: Content, _ context: NodeContext) {
    self.view = view
    isStyled = Content.isStyled(in: context.scope.values)
    super.init(context)
    content = makeContent()
    readEnvironment()
  }

  private func makeContent() -> ViewNode {
    isStyled ? BodyNode(view, childContext) : Content.Plain._makeNode(view.plain, childContext)
  }

  func receive(_ newView: Content) {
    view = newView
    guard Content.isStyled(in: scope.values) == isStyled else { return changeStyle() }
    if isStyled {
      content.cast(to: BodyNode<Content>.self).receive(newView)
    } else {
      Content.Plain._updateNode(content, newView.plain)
    }
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    // Not at once: other scopes are still to be told.
    if Content.isStyled(in: scope.values) != isStyled { graph.updates.elementsDidChange(in: self) }
  }

  override func refreshElements() {
    if Content.isStyled(in: scope.values) != isStyled { changeStyle() }
  }

  private func changeStyle() {
    isStyled.toggle()
    let old = content
    content = makeContent()
    old?.removeSubtree()
    elementsDidChange()
  }

  // MARK: Tree

  override var isUnary: Bool { content.isUnary }

  override var firstElement: LayoutNode? { content.firstElement }

  override func appendElements(to elements: inout ContiguousArray<LayoutNode>) {
    content.appendElements(to: &elements)
  }

  override func appendRows(to rows: inout RowList) {
    content.appendRows(to: &rows)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let content { body(content) }
  }
}
