/// What a `@Published` property tells of its changes.
///
/// The properties of an observed object share one; a property that is observed by itself has one of its own.
@usableFromInline
class PublishedLink {
  private let lock = Lock()
  private var publisher: ObservableObjectPublisher?

  init(willChange: ObservableObjectPublisher?) {
    publisher = willChange
  }

  /// What announces the changes of the object that the property belongs to.
  final var willChange: ObservableObjectPublisher? {
    get { lock.withLock { publisher } }
    set {
      // Returned, so that the old one is released outside the lock.
      _ = lock.withLock {
        defer { publisher = newValue }
        return publisher
      }
    }
  }

  /// Announces a change of the object.
  @usableFromInline
  final func announce() {
    willChange?.send()
  }
}
