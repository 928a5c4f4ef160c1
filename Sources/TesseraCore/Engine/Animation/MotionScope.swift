/// A place where transactions are changed on their way down (D4, D5).
class MotionScope: TransparentNode {
  /// The next such place further out. It outlives this one, which is below it.
  unowned(unsafe) private let outer: MotionScope?
  private var known: (stamp: UInt64, transaction: Transaction)?

  override init(_ context: NodeContext) {
    outer = context.parent.innerMotionScope
    super.init(context)
  }

  override final var innerMotionScope: MotionScope? { self }

  /// Changes the transaction of the update that is being made for what is below. Overridden.
  func change(_ transaction: inout Transaction) {}

  /// What is below is treated differently from now on, in this update.
  final func transactionsDidChange() {
    graph.motion.forgetTransactions()
  }

  /// The transaction of the update that is being made, as it arrives below.
  final var innerTransaction: Transaction {
    let stamp = graph.motion.stamp
    if let known, known.stamp == stamp { return known.transaction }
    var transaction = outer?.innerTransaction ?? graph.motion.transaction
    change(&transaction)
    graph.motion.note(transaction.listeners)
    known = (stamp, transaction)
    return transaction
  }
}

extension ViewNode {
  /// The transaction of the update that is being made, as it arrives at this node.
  final var transaction: Transaction {
    motionScope?.innerTransaction ?? graph.motion.transaction
  }

  /// The transaction if it animates what changes here.
  @inline(__always)
  final var animatingTransaction: Transaction? {
    guard motionScope != nil || graph.motion.isAnimatingUpdate, !graph.motion.isStepping else { return nil }
    let transaction = transaction
    return transaction.animation == nil ? nil : transaction
  }
}
