nonisolated struct ChangeModifier<Value: Equatable>: ViewModifier {
  typealias Body = Never
  var value: Value
  var isInitial: Bool
  /// Whether the old view's action runs, as `onChange(of:perform:)` does it (B41).
  var usesOldAction: Bool
  var action: @MainActor (Value, Value) -> Void

  @MainActor static func _makeNode<Content: View>(
    _ modifier: Self, _ content: Content, _ context: _NodeContext
  ) -> _ViewNode {
    let node = ChangeNode(modifier, context)
    if modifier.isInitial { context.graph.observations.addAppearance(node) }
    node.content = Content._makeNode(content, node.childContext)
    return node
  }

  @MainActor static func _updateNode<Content: View>(_ node: _ViewNode, _ modifier: Self, _ content: Content) {
    let node = node.cast(to: ChangeNode<Value>.self)
    node.receive(modifier)
    Content._updateNode(node.content, content)
  }
}

/// Compares a value with that of the transaction before (B41).
final class ChangeNode<Value: Equatable>: TransparentNode, AppearanceObserver {
  private var modifier: ChangeModifier<Value>
  private var limit = ActionLimit()

  init(_ modifier: ChangeModifier<Value>, _ context: NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  func receive(_ newModifier: ChangeModifier<Value>) {
    let old = modifier
    modifier = newModifier
    guard old.value != newModifier.value else { return }
    let action = newModifier.usesOldAction ? old.action : newModifier.action
    graph.observations.addChange { [self] in run(action, old.value, newModifier.value) }
  }

  private func run(_ action: @MainActor (Value, Value) -> Void, _ old: Value, _ new: Value) {
    guard !isRemoved else { return }
    guard limit.allowsRun(in: graph.frames.number) else {
      graph.warn(.actionLoop("onChange(of: \(TypeName.of(Value.self)))"), at: self)
      return
    }
    action(old, new)
  }

  func appear() {
    guard !isRemoved else { return }
    modifier.action(modifier.value, modifier.value)
  }
}

extension View {
  /// Runs an action when a value differs from that of the update before (B41).
  ///
  /// - Parameter initial: whether the action also runs when the view appears.
  @preconcurrency
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor (V, V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, usesOldAction: false, action: action))
  }

  /// Runs an action when a value differs from that of the update before (B41).
  @preconcurrency
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, usesOldAction: false) { _, _ in action() })
  }

  /// Runs an action with the new value when a value changed. The old view's action runs (B41).
  @preconcurrency

  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping @MainActor (V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: false, usesOldAction: true) { _, new in action(new) })
  }
}
