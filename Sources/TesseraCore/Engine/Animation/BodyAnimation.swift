extension View {
  /// Animates the changes that the modifiers in `body` make, and no others (D4).
  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
  }

  /// Changes the transactions for the modifiers in `body`, and for nothing else.
  nonisolated public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(source: ViewSource(self, restoresTransactions: true))).modifier(
      ClosureTransactionModifier(transform: transform))
  }
}

/// Restores the transactions from outside the nearest `ClosureTransactionScope`.
final class RestoringScope: TransactionScopeNode {
  override func change(_ transaction: inout Transaction) {
    var node: ViewNode = self
    while let parent = node.parent, parent !== node {
      node = parent
      guard let scope = node as? ClosureTransactionScope else { continue }
      transaction = scope.outerTransaction
      return
    }
  }
}

nonisolated private struct ClosureTransactionModifier: TransactionScopeModifier {
  var transform: (inout Transaction) -> Void

  @MainActor func makeScope(_ context: _NodeContext) -> ClosureTransactionScope {
    ClosureTransactionScope(self, context)
  }
}

/// Changes transactions for the modifiers of a closure.
private final class ClosureTransactionScope: TransactionScopeNode, ModifierTransactionScope {
  private var modifier: ClosureTransactionModifier
  private(set) var outerTransaction = Transaction()

  init(_ modifier: ClosureTransactionModifier, _ context: NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  func receive(_ newModifier: ClosureTransactionModifier) {
    modifier = newModifier
  }

  override func change(_ transaction: inout Transaction) {
    outerTransaction = transaction
    modifier.transform(&transaction)
  }
}
