nonisolated struct AccessibilityFocusModifier<Value: Hashable>: ViewModifier {
  typealias Body = Never

  var binding: AccessibilityFocusState<Value>.Binding
  var value: Value

  @MainActor static func _makeNode<Content: View>(
    _ modifier: Self, _ content: Content, _ context: _NodeContext
  ) -> _ViewNode {
    let node = AccessibilityFocusNode(modifier, context)
    node.content = Content._makeNode(content, node.childContext)
    return node
  }

  @MainActor static func _updateNode<Content: View>(_ node: _ViewNode, _ modifier: Self, _ content: Content) {
    let node = node.cast(to: AccessibilityFocusNode<Value>.self)
    node.modifier = modifier
    Content._updateNode(node.content, content)
  }
}

/// Binds one value of a state to a reader's being at its content.
final class AccessibilityFocusNode<Value: Hashable>: TransparentNode, AccessibilityFocusBinding {
  fileprivate(set) var modifier: AccessibilityFocusModifier<Value>

  init(_ modifier: AccessibilityFocusModifier<Value>, _ context: NodeContext) {
    self.modifier = modifier
    super.init(context)
    graph.accessibilityFocus.add(self)
  }

  override func willRemove() {
    graph.accessibilityFocus.remove(self)
  }

  override func didDepart() {
    graph.accessibilityFocus.remove(self)
  }

  override func didReturn() {
    graph.accessibilityFocus.add(self)
  }

  var box: AccessibilityFocusBox<Value>? { modifier.binding.box }

  var value: Value { modifier.value }

  /// The first element that a reader finds in the content; nil if there is none.
  var firstSemanticsNode: LayoutNode? { semanticsElementsOfSubtree().first?.node }

  func focusEntered() {
    box?.note(value)
  }

  func focusLeft() {
    guard let box, box.state.read() == value else { return }
    box.note(box.resetValue)
  }
}

extension View {
  /// Binds a reader's being at the view to a state, in both directions (J203).
  nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    modifier(AccessibilityFocusModifier(binding: condition, value: true))
  }

  /// Binds a reader's being at the view to one value of a state, in both directions (J203).
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(AccessibilityFocusModifier(binding: binding, value: value))
  }

  /// Sends a reader to the view with a value when this view appears and the reader is at none of the state's views (J203).
  nonisolated public func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View {
    let request = UncheckedSendable((binding: binding, value: value))
    return onAppear {
      let binding = request.value.binding
      if binding.wrappedValue == binding.box?.resetValue { binding.wrappedValue = request.value.value }
    }
  }
}
