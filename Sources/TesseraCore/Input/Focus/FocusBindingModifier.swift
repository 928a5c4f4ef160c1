nonisolated struct FocusBindingModifier<Value: Hashable>: ViewModifier {
  typealias Body = Never

  var binding: FocusState<Value>.Binding
  var value: Value
  var countsInnerFocus: Bool

  @MainActor static func _makeNode<Content: View>(
    _ modifier: Self, _ content: Content, _ context: _NodeContext
  ) -> _ViewNode {
    let node = FocusBindingNode(modifier, context)
    node.content = Content._makeNode(content, node.childContext)
    return node
  }

  @MainActor static func _updateNode<Content: View>(_ node: _ViewNode, _ modifier: Self, _ content: Content) {
    let node = node.cast(to: FocusBindingNode<Value>.self)
    node.modifier = modifier
    Content._updateNode(node.content, content)
  }
}

/// Binds one value of a focus state to the focus of its content.
final class FocusBindingNode<Value: Hashable>: TransparentNode, FocusBinding {
  fileprivate(set) var modifier: FocusBindingModifier<Value>

  init(_ modifier: FocusBindingModifier<Value>, _ context: NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  var box: FocusBox<Value>? { modifier.binding.box }

  var value: Value { modifier.value }

  var countsInnerFocus: Bool { modifier.countsInnerFocus }

  func focusEntered() {
    box?.note(value)
  }

  func focusLeft() {
    guard let box, box.state.read() == value else { return }
    box.note(box.resetValue)
  }
}

extension View {
  /// Binds the focus of the view to a state in both directions (E9).
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusBindingModifier(binding: condition, value: true, countsInnerFocus: true))
  }

  /// Binds the focus of the view to one value of a state (E9).
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusBindingModifier(binding: binding, value: value, countsInnerFocus: false))
  }

  /// Gives the focus to the view with a value when this view appears and nothing has the focus yet (E9).
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    let request = UncheckedSendable((binding: binding, value: value))
    return onAppear {
      let binding = request.value.binding
      if binding.wrappedValue == binding.box?.resetValue { binding.wrappedValue = request.value.value }
    }
  }
}
