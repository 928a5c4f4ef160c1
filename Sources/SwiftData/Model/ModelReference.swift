/// A weak reference to an object, which its storage and its context share: each weak reference of its own takes time.
final class ModelReference {
  weak var model: (any PersistentModel)?
}

/// A weak reference to a context, which all of its objects share.
final class ContextReference {
  private(set) weak var context: ModelContext?

  init(_ context: ModelContext) { self.context = context }
}
