/// A cancellable that cancels itself when it is released.
public final class AnyCancellable: Cancellable, Hashable {
  private let action: Guarded<(() -> Void)?>

  /// Creates a cancellable from a closure.
  ///
  /// - Parameter cancel: Called once: at the first `cancel()`, or when the last reference goes away.
  public init(_ cancel: @escaping () -> Void) {
    action = Guarded(cancel)
  }

  /// Wraps another cancellable so that it is cancelled when the wrapper goes away.
  public init<C: Cancellable>(_ canceller: C) {
    action = Guarded(canceller.cancel)
  }

  deinit {
    cancel()
  }

  public func cancel() {
    let action = action.withLock { action in
      defer { action = nil }
      return action
    }
    action?()
  }

  /// Keeps this cancellable alive in `collection`.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Keeps this cancellable alive in `set`.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }

  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool {
    lhs === rhs
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
