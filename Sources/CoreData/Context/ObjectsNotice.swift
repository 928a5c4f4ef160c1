import Foundation
import TesseraCore

/// What the next notification of a context's changes tells (CD25).
struct ObjectsNotice {
  enum Change: CaseIterable {
    case inserted, updated, deleted, refreshed

    var key: String {
      switch self {
      case .inserted: NSInsertedObjectsKey
      case .updated: NSUpdatedObjectsKey
      case .deleted: NSDeletedObjectsKey
      case .refreshed: NSRefreshedObjectsKey
      }
    }
  }

  private var objects: [Change: Set<NSManagedObject>] = [:]
  var areAllInvalidated = false
  var isScheduled = false

  var isEmpty: Bool { objects.isEmpty && !areAllInvalidated }

  /// An object is in one of the sets: what was inserted is not told as changed, what was deleted only as that.
  mutating func note(_ object: NSManagedObject, _ change: Change) {
    let isNew = objects[.inserted]?.contains(object) == true
    if change == .updated, isNew { return }
    for other in Change.allCases where other != change { objects[other]?.remove(object) }
    if change == .deleted, isNew { return }
    objects[change, default: []].insert(object)
  }

  /// The sets that have objects, by their keys.
  var userInfo: [String: Any] {
    var info: [String: Any] = [:]
    for (change, set) in objects where !set.isEmpty { info[change.key] = set }
    if areAllInvalidated { info[NSInvalidatedAllObjectsKey] = [NSManagedObject]() }
    return info
  }
}

extension NSManagedObjectContext {
  /// Notes a change for the next notification.
  func note(_ object: NSManagedObject, _ change: ObjectsNotice.Change) {
    notice.note(object, change)
    scheduleNotice()
  }

  /// No object that was handed out is one of the context's any more.
  func noteAllInvalidated() {
    notice = ObjectsNotice()
    notice.areAllInvalidated = true
    scheduleNotice()
  }

  /// A block of `perform` tells at its end, the main thread at the end of its turn.
  private func scheduleNotice() {
    guard !notice.isScheduled, concurrencyType == .mainQueueConcurrencyType, EngineThread.isCurrent else { return }
    notice.isScheduled = true
    Task { @MainActor [weak self] in self?.processPendingChanges() }
  }

  func postNotice() {
    let told = notice
    notice = ObjectsNotice()
    let info = told.userInfo
    guard !info.isEmpty else { return }
    NotificationCenter.default.post(name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: info)
  }
}
