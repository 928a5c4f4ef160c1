import Synchronization

/// A service of the desktop, and the one object that a module keeps for it: that module knows the object's type.
package final class ServicePlace<Service>: Sendable {
  @MainActor private weak var reference: AnyObject?
  private let storage = Mutex<(any AnyObject & Sendable)?>(nil)

  package init() {}

  /// The service, which is not kept alive; nil where there is none.
  @MainActor package var service: Service? {
    get { reference as? Service }
    set { reference = newValue.map { $0 as AnyObject } }
  }

  /// The object of the module, made the first time.
  package func storage<Storage: AnyObject & Sendable>(_ make: (ServicePlace) -> Storage) -> Storage {
    storage.withLock { known in
      if let known = known as? Storage { return known }
      let new = make(self)
      known = new
      return new
    }
  }

  /// The user allows the service by a control of the program; nothing happens in programs without the module.
  @MainActor package func consent() {
    (storage.withLock { $0 } as? any ConsentTaking)?.takeConsent()
  }
}

/// What hears that the user allows a service by a control of the program.
@MainActor
package protocol ConsentTaking {
  func takeConsent()
}
