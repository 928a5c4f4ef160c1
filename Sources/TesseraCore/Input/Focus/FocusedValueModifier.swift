nonisolated struct FocusedValueModifier<Value>: ViewModifier {
  typealias Body = Never

  var keyPath: WritableKeyPath<FocusedValues, Value?>
  var value: Value?
  /// Whether the value counts wherever the focus is.
  var isForScene: Bool

  @MainActor static func _makeNode<Content: View>(
    _ modifier: Self, _ content: Content, _ context: _NodeContext
  ) -> _ViewNode {
    let node = FocusedValueNode(modifier, context)
    node.content = Content._makeNode(content, node.childContext)
    return node
  }

  @MainActor static func _updateNode<Content: View>(_ node: _ViewNode, _ modifier: Self, _ content: Content) {
    let node = node.cast(to: FocusedValueNode<Value>.self)
    node.receive(modifier)
    Content._updateNode(node.content, content)
  }
}

/// Offers a value to the rest of the program.
@MainActor
protocol FocusedValueOffer: ViewNode {
  var isForScene: Bool { get }
  var offeredValues: FocusedValues { get }
}

final class FocusedValueNode<Value>: TransparentNode, FocusedValueOffer {
  private var modifier: FocusedValueModifier<Value>

  init(_ modifier: FocusedValueModifier<Value>, _ context: NodeContext) {
    self.modifier = modifier
    super.init(context)
    graph.focus.add(self)
  }

  func receive(_ newModifier: FocusedValueModifier<Value>) {
    let isEqual = ValueComparison.areEqual(modifier.value, newModifier.value)
    modifier = newModifier
    if !isEqual { graph.focus.valuesDidChange() }
  }

  override func willRemove() {
    graph.focus.remove(self)
  }

  override func didDepart() {
    graph.focus.remove(self)
  }

  override func didReturn() {
    graph.focus.add(self)
  }

  var isForScene: Bool { modifier.isForScene }

  var offeredValues: FocusedValues {
    var values = FocusedValues()
    values[keyPath: modifier.keyPath] = modifier.value
    return values
  }
}

extension View {
  /// Offers a value to the rest of the program while the focus is in this view.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(FocusedValueModifier(keyPath: keyPath, value: value, isForScene: false))
  }

  /// Offers a value to the rest of the program while the focus is in this view.
  @_disfavoredOverload
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(FocusedValueModifier(keyPath: keyPath, value: value, isForScene: false))
  }

  /// Offers a value to the rest of the program wherever the focus is in this scene.
  nonisolated public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(FocusedValueModifier(keyPath: keyPath, value: value, isForScene: true))
  }

  /// Offers a value to the rest of the program wherever the focus is in this scene.
  @_disfavoredOverload
  nonisolated public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(FocusedValueModifier(keyPath: keyPath, value: value, isForScene: true))
  }
}
