import Synchronization

/// Something of the machine that the running code asks for answers, from any thread; nil where there is nothing.
package final class AnswerPlace<Service: Sendable>: Sendable {
  private let known = Mutex<Service?>(nil)

  package init() {}

  package var service: Service? {
    get { known.withLock { $0 } }
    set { known.withLock { $0 = newValue } }
  }
}
