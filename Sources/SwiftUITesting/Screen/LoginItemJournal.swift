import Synchronization
import TesseraCore

/// Stands for the list of what the desktop of a screen starts when its user logs in.
final class LoginItemJournal: LoginItems {
  private let known = Mutex(LoginItemState.absent)

  var state: LoginItemState {
    get { known.withLock { $0 } }
    set { known.withLock { $0 = newValue } }
  }

  func add() { state = .present }

  func remove() { state = .absent }
}
