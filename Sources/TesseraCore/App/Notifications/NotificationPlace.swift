import Synchronization

/// A desktop, and the one object that keeps the notifications for it: the module that has notifications knows its type.
package final class NotificationPlace: Sendable {
  /// nil where nothing shows notifications: then they are only kept.
  @MainActor package weak var desktop: (any NotificationDesktop)?
  private let storage = Mutex<(any AnyObject & Sendable)?>(nil)

  package init() {}

  /// The object that keeps the notifications, made the first time.
  package func storage<Storage: AnyObject & Sendable>(_ make: (NotificationPlace) -> Storage) -> Storage {
    storage.withLock { known in
      if let known = known as? Storage { return known }
      let new = make(self)
      known = new
      return new
    }
  }
}
