nonisolated struct ContainerValueModifier<Value>: WrapperModifier {
  var keyPath: WritableKeyPath<ContainerValues, Value>
  var value: Value

  @MainActor func makeWrapper(_ context: _NodeContext) -> ContainerValueNode<Value> {
    ContainerValueNode(keyPath, value, context)
  }

  @MainActor func update(_ wrapper: ContainerValueNode<Value>) {
    wrapper.receive(keyPath, value)
  }
}

/// Carries a value to the container around its view.
final class ContainerValueNode<Value>: WrapperNode {
  private var keyPath: WritableKeyPath<ContainerValues, Value>
  private var value: Value

  init(_ keyPath: WritableKeyPath<ContainerValues, Value>, _ value: Value, _ context: NodeContext) {
    self.keyPath = keyPath
    self.value = value
    super.init(context)
  }

  func receive(_ newKeyPath: WritableKeyPath<ContainerValues, Value>, _ newValue: Value) {
    let isEqual = keyPath == newKeyPath && ValueComparison.areEqual(value, newValue)
    keyPath = newKeyPath
    value = newValue
    guard !isEqual else { return }
    invalidateLayout(traits: true)
    reportTraits()
  }

  /// The outer of two values for one entry wins.
  override var containerValues: ContainerValues {
    var values = super.containerValues
    write(to: &values)
    return values
  }
}

/// A node that passes values to its container.
@MainActor
protocol ContainerValueWriter {
  func write(to values: inout ContainerValues)
}

extension ContainerValueNode: ContainerValueWriter {
  func write(to values: inout ContainerValues) {
    values[keyPath: keyPath] = value
  }
}

extension View {
  /// Passes a value to the container directly around the view.
  ///
  /// On a group, each view in it passes the value. Containers further out do not see it.
  nonisolated public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modifier(ContainerValueModifier(keyPath: keyPath, value: value))
  }
}
