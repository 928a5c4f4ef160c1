nonisolated struct AnimationModifier<Value: Equatable>: ViewModifier {
  typealias Body = Never
  var animation: Animation?
  var value: Value

  @MainActor static func _makeNode<Content: View>(
    _ modifier: Self, _ content: Content, _ context: _NodeContext
  ) -> _ViewNode {
    let node = AnimationNode(modifier, context)
    node.content = Content._makeNode(content, node.childContext)
    return node
  }

  @MainActor static func _updateNode<Content: View>(_ node: _ViewNode, _ modifier: Self, _ content: Content) {
    let node = unsafeDowncast(node, to: AnimationNode<Value>.self)
    node.receive(modifier)
    Content._updateNode(node.content, content)
  }
}

/// Notices when the value changes that its animation belongs to (D4).
final class AnimationNode<Value: Equatable>: TransparentNode {
  private var modifier: AnimationModifier<Value>

  init(_ modifier: AnimationModifier<Value>, _ context: NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  func receive(_ newModifier: AnimationModifier<Value>) {
    if newModifier.animation != nil, newModifier.value != modifier.value { AnimationNotice.give() }
    modifier = newModifier
  }
}

extension View {
  /// Animates changes in this view when `value` changes; nil keeps an animation from outside away (D4).
  ///
  /// Animations are not interpolated yet: the change applies at once, and a note says so.
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(AnimationModifier(animation: animation, value: value))
  }
}
