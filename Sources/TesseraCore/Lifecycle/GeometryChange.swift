nonisolated struct GeometryChangeModifier<Value: Equatable>: WrapperModifier {
  var transform: @MainActor (GeometryProxy) -> Value
  var action: @MainActor (Value, Value) -> Void

  @MainActor func makeWrapper(_ context: _NodeContext) -> GeometryChangeNode<Value> {
    GeometryChangeNode(self, context)
  }

  @MainActor func update(_ wrapper: GeometryChangeNode<Value>) {
    wrapper.receive(self)
  }
}

/// Runs an action when a value that is worked out from its place becomes another one (C113).
final class GeometryChangeNode<Value: Equatable>: WrapperNode {
  private var modifier: GeometryChangeModifier<Value>
  private var value: Value?
  private var limit = ActionLimit()
  private lazy var geometry = GeometryFacts(self)

  init(_ modifier: GeometryChangeModifier<Value>, _ context: NodeContext) {
    self.modifier = modifier
    super.init(context)
    isWatched = true
  }

  func receive(_ newModifier: GeometryChangeModifier<Value>) {
    modifier = newModifier
    // The new closure may see the same place with other eyes.
    if isPlaced { graph.geometryDidChange(of: self) }
  }

  override func placeChildren() {
    super.placeChildren()
    graph.geometryDidChange(of: self)
  }

  override func geometryMayHaveChanged() {
    let newValue = modifier.transform(GeometryProxy(geometry: geometry))
    guard newValue != value else { return }
    let oldValue = value ?? newValue
    value = newValue
    graph.observations.addChange { [self] in run(oldValue, newValue) }
  }

  override func willRemove() {
    geometry.leave()
  }

  private func run(_ oldValue: Value, _ newValue: Value) {
    guard !isRemoved else { return }
    guard limit.allowsRun(in: graph.frameNumber) else {
      graph.warn(.actionLoop("onGeometryChange(for: \(TypeName.of(Value.self)))"), at: self)
      return
    }
    modifier.action(oldValue, newValue)
  }
}

extension View {
  /// Runs an action with a value worked out from the view's geometry, at first and whenever it changes (C113).
  @preconcurrency
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping @MainActor (GeometryProxy) -> T,
    action: @escaping @MainActor (_ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform) { _, newValue in action(newValue) })
  }

  /// Runs an action with the old and the new value worked out from the view's geometry; at first, both are the same
  /// (C113).
  @preconcurrency
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping @MainActor (GeometryProxy) -> T,
    action: @escaping @MainActor (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform, action: action))
  }
}
