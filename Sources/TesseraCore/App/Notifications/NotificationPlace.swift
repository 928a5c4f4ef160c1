import Synchronization

/// A desktop, and the one object that keeps the notifications for it: the module that has notifications knows its type.
package final class NotificationPlace: Sendable {
  /// nil where nothing shows notifications: then they are only kept.
  @MainActor package weak var desktop: (any NotificationDesktop)?
  private let keeper = Mutex<(any AnyObject & Sendable)?>(nil)

  package init() {}

  /// The object that keeps the notifications, made the first time.
  package func keeper<Keeper: AnyObject & Sendable>(_ make: (NotificationPlace) -> Keeper) -> Keeper {
    keeper.withLock { known in
      if let keeper = known as? Keeper { return keeper }
      let keeper = make(self)
      known = keeper
      return keeper
    }
  }
}
