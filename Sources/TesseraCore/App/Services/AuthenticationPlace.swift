import Synchronization

/// What lets the user of the running code prove who they are; nil where nothing does, as on desktops.
package final class AuthenticationPlace: Sendable {
  private let known = Mutex<(any UserAuthentication)?>(nil)

  package init() {}

  package var service: (any UserAuthentication)? {
    get { known.withLock { $0 } }
    set { known.withLock { $0 = newValue } }
  }
}
