import Combine
import Foundation
import Synchronization

/// An object that gets notifications by a method.
final class ObserverEntry: Sendable {
  private struct Reference {
    weak var object: AnyObject?
  }

  // Reading a weak reference is safe on all threads.
  private let observerReference: Unchecked<Reference>
  private let senderReference: Unchecked<Reference>
  let center: NotificationCenter
  let name: Notification.Name?

  init(_ observer: AnyObject, center: NotificationCenter, name: Notification.Name?, sender: AnyObject?) {
    observerReference = Unchecked(Reference(object: observer))
    senderReference = Unchecked(Reference(object: sender))
    self.center = center
    self.name = name
  }

  var observer: AnyObject? { observerReference.value.object }

  var sender: AnyObject? { senderReference.value.object }
}

/// All objects that get notifications by methods.
enum ObserverTable {
  private struct Item {
    let entry: ObserverEntry
    /// Only handed back to its center.
    let token: Unchecked<any NSObjectProtocol>
  }

  private static let items = Mutex<[Item]>([])

  static func add(_ entry: ObserverEntry, _ token: any NSObjectProtocol) {
    remove { $0.observer == nil }
    let item = Item(entry: entry, token: Unchecked(token))
    items.withLock { $0.append(item) }
  }

  static func remove(_ isMeant: (ObserverEntry) -> Bool) {
    let removed = items.withLock { items in
      let removed = items.filter { isMeant($0.entry) }
      items.removeAll { isMeant($0.entry) }
      return removed
    }
    for item in removed { item.entry.center.removeObserver(item.token.value as Any) }
  }
}
