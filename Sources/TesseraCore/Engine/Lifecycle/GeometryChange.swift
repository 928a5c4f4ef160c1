nonisolated struct GeometryChangeModifier<Value: Equatable>: WrapperModifier {
  var transform: @MainActor (GeometryProxy) -> Value
  var action: @MainActor (Value, Value) -> Void
  /// Observes all of several elements (E13).
  var shared: GeometryObserver<Value>?

  @MainActor func makeWrapper(_ context: _NodeContext) -> GeometryChangeNode<Value> {
    GeometryChangeNode(self, context)
  }

  @MainActor func update(_ wrapper: GeometryChangeNode<Value>) {
    wrapper.receive(self)
  }

  @MainActor func forSeveral(after old: Self?) -> Self {
    var modifier = self
    modifier.shared = old?.shared ?? GeometryObserver()
    return modifier
  }
}

/// Tells an observer when its element may lie elsewhere (C113).
final class GeometryChangeNode<Value: Equatable>: WrapperNode {
  private let observer: GeometryObserver<Value>

  init(_ modifier: GeometryChangeModifier<Value>, _ context: NodeContext) {
    observer = modifier.shared ?? GeometryObserver()
    super.init(context)
    observer.receive(modifier)
    observer.geometry.join(self)
    isWatched = true
  }

  func receive(_ newModifier: GeometryChangeModifier<Value>) {
    observer.receive(newModifier)
    // The new closure may compute another value from the same geometry.
    if isPlaced { graph.contents.geometryDidChange(of: self) }
  }

  override func placeChildren() {
    super.placeChildren()
    graph.contents.geometryDidChange(of: self)
  }

  override func geometryMayHaveChanged() {
    observer.appearance(from: self)
  }

  override func willRemove() {
    observer.geometry.leave(self)
    // Without this one, the others have another union.
    if let other = observer.geometry.members.first {
      graph.contents.geometryDidChange(of: other)
    } else {
      observer.forget()
    }
  }
}

/// Runs an action when a value computed from the geometry of its members changes.
@MainActor
final class GeometryObserver<Value: Equatable> {
  let geometry = GeometryUnion()
  private var transform: (@MainActor (GeometryProxy) -> Value)?
  private var action: (@MainActor (Value, Value) -> Void)?
  private var value: Value?
  private var limit = ActionLimit()

  func receive(_ modifier: GeometryChangeModifier<Value>) {
    transform = modifier.transform
    action = modifier.action
  }

  func appearance(from node: LayoutNode) {
    guard let newValue = transform?(GeometryProxy(geometry: geometry)), newValue != value else { return }
    let oldValue = value ?? newValue
    value = newValue
    node.graph.observations.addChange { [self] in run(oldValue, newValue, at: node) }
  }

  /// All members are gone: the next one starts over.
  func forget() {
    value = nil
  }

  private func run(_ oldValue: Value, _ newValue: Value, at node: LayoutNode) {
    guard !geometry.members.isEmpty else { return }
    guard limit.allowsRun(in: node.graph.frames.number) else {
      node.graph.warn(.actionLoop("onGeometryChange(for: \(TypeName.of(Value.self)))"), at: node)
      return
    }
    action?(oldValue, newValue)
  }
}

extension View {
  /// Runs an action with a value worked out from the view's geometry, at first and whenever it changes (C113). Several
  /// views, as in a `Group`, count as one with the union of their frames (E13).
  @preconcurrency
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping @MainActor (_ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform) { _, newValue in action(newValue) })
  }

  /// Runs an action with the old and the new value worked out from the view's geometry; at first, both are the same
  /// (C113).
  @preconcurrency
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping @MainActor (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform, action: action))
  }
}
