/// A place where transactions are changed on their way down (D4, D5).
class TransactionScopeNode: TransparentNode {
  private var known: (stamp: UInt64, transaction: Transaction)?

  override init(_ context: NodeContext) {
    super.init(context)
    changesTransactions = true
  }

  /// Changes the transaction of the update that is being made for what is below. Overridden.
  func change(_ transaction: inout Transaction) {}

  /// What is below is treated differently from now on, in this update.
  final func transactionsDidChange() {
    graph.animator.forgetTransactions()
  }

  /// The transaction of the update that is being made, as it arrives below.
  final var innerTransaction: Transaction {
    let stamp = graph.animator.stamp
    if let known, known.stamp == stamp { return known.transaction }
    var transaction = transactionScope?.innerTransaction ?? graph.animator.transaction
    change(&transaction)
    graph.animator.note(transaction.listeners)
    known = (stamp, transaction)
    return transaction
  }
}

extension ViewNode {
  /// The transaction of the update that is being made, as it arrives at this node.
  final var transaction: Transaction {
    transactionScope?.innerTransaction ?? graph.animator.transaction
  }

  /// The transaction if it animates what changes here.
  @inline(__always)
  final var animatingTransaction: Transaction? {
    guard transactionScope != nil || graph.animator.isAnimatingUpdate, !graph.animator.isStepping else { return nil }
    let transaction = transaction
    return transaction.animation == nil ? nil : transaction
  }
}
