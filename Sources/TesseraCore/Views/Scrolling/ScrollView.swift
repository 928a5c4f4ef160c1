/// A view that scrolls its content (C91).
nonisolated public struct ScrollView<Content: View>: PrimitiveView {
  /// The scrolled content. Several views form a vertical stack.
  public var content: Content
  /// The scrollable axes.
  public var axes: Axis.Set
  /// Whether indicators may be visible. They are visible only while the content moves.
  public var showsIndicators: Bool

  /// Scrolls content.
  ///
  /// - Parameters:
  ///   - axes: the directions in which the content can be larger than the room for it.
  ///   - showsIndicators: whether lines at the edges may tell how far the content was scrolled.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  /// Scrolls content.
  ///
  /// - Parameter axes: the directions in which the content can be larger than the room for it.
  public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.init(axes, showsIndicators: true, content: content)
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    let node = ScrollNode(view.axes, context)
    node.showsIndicators = view.showsIndicators
    node.content = Content._makeNode(view.content, context.under(node, arity: .single(.verticalStack)))
    node.adopt(node.content?.firstElement)
    return node
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    let node = node.cast(to: ScrollNode.self)
    node.receive(view.axes)
    node.showsIndicators = view.showsIndicators
    if let content = node.content { Content._updateNode(content, view.content) }
  }
}
