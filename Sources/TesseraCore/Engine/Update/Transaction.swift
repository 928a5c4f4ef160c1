import Foundation
import Synchronization

/// The context of a change during the update, above all its animation.
nonisolated public struct Transaction: Sendable {
  /// The animation of what changes, nil for none.
  public var animation: Animation? {
    didSet { setsAnimation = true }
  }
  /// Whether the animation was set, even to nil.
  private var setsAnimation = false
  /// Whether `animation(_:value:)` modifiers below leave this transaction alone (D6).
  public var disablesAnimations = false
  /// Whether the change is one of a series, as while a slider is dragged.
  public var isContinuous = false
  /// Whether unanimated changes record their velocity (D10).
  public var tracksVelocity = false
  private var keyed: [ObjectIdentifier: any Sendable] = [:]
  /// The listeners that wait for the animations.
  private(set) var listeners: [AnimationListener] = []
  /// Whether the change is a step of an animation that never ends: nothing waits for its animations.
  var isEndless = false
  /// Tells one `withAnimation` call from the next (D7).
  var scope: UInt64 = 0

  /// A transaction that says nothing about the animation.
  public init() {}

  /// A transaction with an animation; nil says that there is none.
  public init(animation: Animation?) {
    self.animation = animation
    setsAnimation = true
  }

  /// Calls an action when the animations of this transaction are over; at once if there are none (D38).
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    listeners.append(AnimationListener(criteria, completion))
  }

  mutating func add(_ listener: AnimationListener) {
    listeners.append(listener)
  }

  /// Whether no value was set.
  var isPlain: Bool {
    scope == 0 && animation == nil && !disablesAnimations && !isContinuous && !tracksVelocity && keyed.isEmpty
      && listeners.isEmpty
  }

  /// The value of a custom key.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { (keyed[ObjectIdentifier(key)] as? UncheckedSendable<Key.Value>)?.value ?? Key.defaultValue }
    set { keyed[ObjectIdentifier(key)] = UncheckedSendable(newValue) }
  }

  /// The transaction that a write of this moment belongs to.
  package static var current: Transaction {
    TransactionStack.current
  }

  /// The transaction as that of a write by itself, which is not merged with what was written before (B8).
  var forOneWrite: Transaction {
    var transaction = self
    transaction.scope = TransactionStack.newScope()
    return transaction
  }

  /// Puts what `inner` sets over what this transaction sets.
  func merged(with inner: Transaction) -> Transaction {
    var merged = inner
    for (key, value) in keyed where merged.keyed[key] == nil { merged.keyed[key] = value }
    if !inner.setsAnimation, setsAnimation { merged.animation = animation }
    merged.listeners.insert(contentsOf: listeners, at: 0)
    if isEndless { merged.isEndless = true }
    if tracksVelocity { merged.tracksVelocity = true }
    if isContinuous { merged.isContinuous = true }
    if disablesAnimations { merged.disablesAnimations = true }
    return merged
  }
}

/// The transaction of the innermost `withTransaction` call that is running.
///
/// Not a task-local value: work that a task does later must not inherit it (D9).
nonisolated enum TransactionStack {
  // Written only on the thread that `thread` names; others check that first.
  nonisolated(unsafe) private static var innermost: Transaction?
  nonisolated(unsafe) private static var thread = pthread_t()
  private static let lastScope = Atomic<UInt64>(0)

  static var current: Transaction {
    guard let innermost, pthread_equal(thread, pthread_self()) != 0 else { return Transaction() }
    return innermost
  }

  static func newScope() -> UInt64 {
    lastScope.add(1, ordering: .relaxed).newValue
  }

  /// Runs an action of an ongoing gesture and tracks the velocity of its changes (D10).
  static func trackingVelocity(_ body: () -> Void) {
    let outer = innermost
    var transaction = current
    transaction.tracksVelocity = true
    innermost = transaction
    thread = pthread_self()
    defer { innermost = outer }
    body()
  }

  static func with<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    guard EngineThread.isCurrent else { return try body() }
    let ownListeners = transaction.listeners
    var transaction = current.merged(with: transaction)
    transaction.scope = newScope()
    let outer = innermost
    innermost = transaction
    thread = pthread_self()
    defer {
      innermost = outer
      // D38: where nothing was written, there is nothing to wait for.
      for listener in ownListeners where !listener.isInUse { listener.call() }
    }
    return try body()
  }
}

/// Runs `body`; what it writes belongs to `transaction`.
@preconcurrency
nonisolated public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try TransactionStack.with(transaction, body)
}

/// Runs `body`; what it writes belongs to a transaction in which `keyPath` has `value`.
nonisolated public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try TransactionStack.with(transaction, body)
}

/// Runs `body`; what it writes is animated.
nonisolated public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try TransactionStack.with(Transaction(animation: animation), body)
}

/// Runs `body`; what it writes is animated. Calls `completion` once, when the animations are over (D38).
nonisolated public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try TransactionStack.with(transaction, body)
}

nonisolated func withTransactionIfNeeded(_ transaction: Transaction, _ body: () -> Void) {
  if transaction.isPlain { body() } else { TransactionStack.with(transaction, body) }
}
