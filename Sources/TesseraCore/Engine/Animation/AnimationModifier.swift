/// Changes the animation of changes in a view when a value changes (D4).
nonisolated struct AnimationModifier<Value: Equatable>: TransactionScopeModifier {
  var animation: Animation?
  var value: Value

  @MainActor func makeScope(_ context: _NodeContext) -> AnimationScope<Value> {
    AnimationScope(self, context)
  }
}

final class AnimationScope<Value: Equatable>: TransactionScopeNode, ModifierTransactionScope {
  private var modifier: AnimationModifier<Value>
  /// The frame's update in which the value changed.
  private var changedUpdate: UInt64?

  init(_ modifier: AnimationModifier<Value>, _ context: NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  func receive(_ newModifier: AnimationModifier<Value>) {
    let isChanged = newModifier.value != modifier.value
    modifier = newModifier
    guard isChanged else { return }
    changedUpdate = graph.animator.update
    transactionsDidChange()
    pinElements()
  }

  /// Elements inside are animated independently of those around them (D4).
  private func pinElements() {
    guard innerTransaction.animation != transaction.animation else { return }
    var elements: ContiguousArray<LayoutNode> = []
    appendElements(to: &elements)
    for element in elements where element.isPlaced { element.pin() }
  }

  override func change(_ transaction: inout Transaction) {
    guard changedUpdate == graph.animator.update, !transaction.disablesAnimations else { return }
    transaction.animation = modifier.animation
  }
}

/// Changes the transactions that reach a view (D5).
nonisolated struct TransactionModifier: TransactionScopeModifier {
  var transform: (inout Transaction) -> Void

  @MainActor func makeScope(_ context: _NodeContext) -> TransactionScope {
    TransactionScope(self, context)
  }
}

final class TransactionScope: TransactionScopeNode, ModifierTransactionScope {
  private var modifier: TransactionModifier

  init(_ modifier: TransactionModifier, _ context: NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  func receive(_ newModifier: TransactionModifier) {
    modifier = newModifier
  }

  override func change(_ transaction: inout Transaction) {
    modifier.transform(&transaction)
  }
}

/// Changes the transactions that reach a view when a value changes (D5).
nonisolated struct ValueTransactionModifier<Value: Equatable>: TransactionScopeModifier {
  var value: Value
  var transform: (inout Transaction) -> Void

  @MainActor func makeScope(_ context: _NodeContext) -> ValueTransactionScope<Value> {
    ValueTransactionScope(self, context)
  }
}

final class ValueTransactionScope<Value: Equatable>: TransactionScopeNode, ModifierTransactionScope {
  private var modifier: ValueTransactionModifier<Value>
  private var changedUpdate: UInt64?

  init(_ modifier: ValueTransactionModifier<Value>, _ context: NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  func receive(_ newModifier: ValueTransactionModifier<Value>) {
    let isChanged = newModifier.value != modifier.value
    modifier = newModifier
    guard isChanged else { return }
    changedUpdate = graph.animator.update
    transactionsDidChange()
  }

  override func change(_ transaction: inout Transaction) {
    if changedUpdate == graph.animator.update { modifier.transform(&transaction) }
  }
}

/// A modifier whose node is a `TransactionScopeNode` around the view.
nonisolated protocol TransactionScopeModifier: ViewModifier where Body == Never {
  associatedtype Scope: TransactionScopeNode, ModifierTransactionScope where Scope.Modifier == Self

  @MainActor func makeScope(_ context: _NodeContext) -> Scope
}

@MainActor
protocol ModifierTransactionScope<Modifier> {
  associatedtype Modifier

  func receive(_ modifier: Modifier)
}

extension TransactionScopeModifier {
  @MainActor static func _makeNode<Content: View>(
    _ modifier: Self, _ content: Content, _ context: _NodeContext
  ) -> _ViewNode {
    let scope = modifier.makeScope(context)
    scope.content = Content._makeNode(content, scope.childContext)
    return scope
  }

  @MainActor static func _updateNode<Content: View>(_ node: _ViewNode, _ modifier: Self, _ content: Content) {
    let scope = node.cast(to: Scope.self)
    scope.receive(modifier)
    Content._updateNode(scope.content, content)
  }
}

extension View {
  /// Animates changes in this view when `value` changes; nil keeps an animation from outside away (D4).
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(AnimationModifier(animation: animation, value: value))
  }

  /// Animates all changes in this view; nil keeps all animations away (D5).
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  nonisolated public func animation(_ animation: Animation?) -> some View {
    modifier(
      TransactionModifier { transaction in
        if !transaction.disablesAnimations { transaction.animation = animation }
      })
  }

  /// Changes the transactions of all updates that reach this view (D5).
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransactionModifier(transform: transform))
  }

  /// Changes the transaction of an update that reaches this view and in which `value` changed (D5).
  nonisolated public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(ValueTransactionModifier(value: value, transform: transform))
  }
}
