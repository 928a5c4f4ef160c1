import Foundation
import SwiftUI
import Synchronization
import TesseraCore
import TesseraStore
import TesseraValues

/// Objects, and what was changed of them until it is saved (CD6).
///
/// A context may be handed to any task; its objects are used in `perform`, or on the main actor if it belongs there.
// Sendable: it is confined to its queue by `perform`, as the documentation of Core Data asks of a program.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  /// Where a context's objects are used.
  public struct ConcurrencyType: Hashable, Sendable {
    enum Kind { case mainQueue, privateQueue }
    let kind: Kind

    /// On the main thread.
    public static let mainQueue = Self(kind: .mainQueue)
    /// On a queue of the context's own, by `perform`.
    public static let privateQueue = Self(kind: .privateQueue)
  }

  /// When a block of `perform` runs.
  public enum ScheduledTaskType: Sendable {
    case immediate, enqueued
  }

  /// Where the objects are used.
  public let concurrencyType: NSManagedObjectContextConcurrencyType
  /// Whether saves of others change the objects here (CD14).
  open var automaticallyMergesChangesFromParent = false
  /// What wins where another context saved other values (CD13).
  open var mergePolicy: Any = NSErrorMergePolicy
  /// A name for those who look for mistakes.
  open var name: String?
  /// Who makes the changes of the context.
  open var transactionAuthor: String?
  /// What a program notes of the context.
  open var userInfo = NSMutableDictionary()
  /// Whether objects that were deleted elsewhere lose their values. They do here.
  open var shouldDeleteInaccessibleFaults = true
  /// How old values may be. They are as they are in the store when they are read here.
  open var stalenessInterval: TimeInterval = -1
  /// Whether deletions are passed on at the end of an event; they are at once here.
  open var propagatesDeletesAtEndOfEvent = true
  /// Whether objects live as long as the context.
  open var retainsRegisteredObjects = false
  /// Records changes for undo; nil for none.
  open var undoManager: UndoManager?
  let queue: ContextQueue
  let listeners = ContextListeners()
  var objects: [Int64: WeakObject] = [:]
  var changed: [Int64: NSManagedObject] = [:]
  /// What the next notification of changes tells (CD25).
  var notice = ObjectsNotice()

  struct WeakObject {
    weak var object: NSManagedObject?
  }

  @TaskLocal static var isReading = false
  /// The context whose block is running (CD24).
  @TaskLocal static var running: UncheckedSendable<NSManagedObjectContext>?

  /// The context that this one reads from and saves to (CD12).
  open var parent: NSManagedObjectContext?

  /// The coordinator that this context reads from and saves to.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    didSet { persistentStoreCoordinator?.add(self) }
  }

  /// A context for a queue.
  public convenience init(_ type: ConcurrencyType) {
    self.init(
      concurrencyType: type == .mainQueue ? .mainQueueConcurrencyType : .privateQueueConcurrencyType)
  }

  /// A context for a queue.
  public init(concurrencyType: NSManagedObjectContextConcurrencyType) {
    self.concurrencyType = concurrencyType
    queue = ContextQueue(isMain: concurrencyType == .mainQueueConcurrencyType)
  }

  /// The coordinator of the context or of the one above it.
  var persistentStoreCoordinatorOfAll: NSPersistentStoreCoordinator? {
    persistentStoreCoordinator ?? parent?.persistentStoreCoordinatorOfAll
  }

  // MARK: Objects

  /// The objects that the context knows.
  open var registeredObjects: Set<NSManagedObject> { Set(objects.values.compactMap(\.object)) }
  /// The objects that the next save makes rows of.
  open var insertedObjects: Set<NSManagedObject> { Set(changed.values.filter(\.isInserted)) }
  /// The objects of the store with changes.
  open var updatedObjects: Set<NSManagedObject> { Set(changed.values.filter(\.isUpdated)) }
  /// The objects that the next save deletes.
  open var deletedObjects: Set<NSManagedObject> { Set(changed.values.filter(\.isDeleted)) }
  /// Whether anything is not saved.
  open var hasChanges: Bool { changed.values.contains(where: \.hasChanges) }

  /// Makes an object one of the context's.
  open func insert(_ object: NSManagedObject) {
    guard object.state == .free, object.managedObjectContext == nil else { return }
    object.managedObjectContext = self
    object.objectID =
      persistentStoreCoordinatorOfAll?.identifier(object.entity.name ?? "", object.objectID.key) ?? object.objectID
    object.state = .inserted
    register(object)
    changed[object.objectID.key] = object
    object.awakeFromInsert()
    didChange(object)
    note(object, .inserted)
    registerUndo { [weak self] in self?.delete(object) }
  }

  /// Has the next save delete an object, and what its rules say (CD10).
  open func delete(_ object: NSManagedObject) {
    guard object.managedObjectContext === self, object.state != .deleted else { return }
    object.load()
    let wasNew = object.state == .inserted
    object.prepareForDeletion()
    object.objectWillChange.send()
    object.state = .deleted
    object.applyDeleteRules()
    registerUndo { [weak self] in self?.restore(object, wasNew: wasNew) }
    if wasNew {
      changed[object.objectID.key] = nil
      objects[object.objectID.key] = nil
      object.state = .free
      object.managedObjectContext = nil
    } else {
      changed[object.objectID.key] = object
    }
    note(object, .deleted)
    listeners.tell(object)
  }

  private func restore(_ object: NSManagedObject, wasNew: Bool) {
    if wasNew {
      insert(object)
    } else {
      object.state = .saved
      didChange(object)
      registerUndo { [weak self] in self?.delete(object) }
    }
  }

  func register(_ object: NSManagedObject) {
    objects[object.objectID.key] = WeakObject(object: object)
    guard objects.count > 256, objects.count.nonzeroBitCount == 1 else { return }
    objects = objects.filter { $0.value.object != nil }
  }

  func didChange(_ object: NSManagedObject) {
    guard object.managedObjectContext === self else { return }
    if object.hasChanges { changed[object.objectID.key] = object }
    if object.state == .saved || object.state == .inserted { note(object, .updated) }
    listeners.tell(object)
  }

  /// Posts the notification of changes that waits for the end of the turn or of the block (CD25).
  open func processPendingChanges() { postNotice() }

  // MARK: Undo

  /// Undo managers belong to the main thread: contexts of other queues have none.
  func withUndoManager(_ action: @escaping @MainActor (NSManagedObjectContext, UndoManager) -> Void) {
    guard let undoManager, EngineThread.isCurrent else { return }
    let shared = UncheckedSendable((context: self, manager: undoManager, action: action))
    EngineThread.unsafelyIsolated { shared.value.action(shared.value.context, shared.value.manager) }
  }

  func registerUndo(_ action: @escaping () -> Void) {
    let action = UncheckedSendable(action)
    withUndoManager { context, manager in
      guard manager.isUndoRegistrationEnabled else { return }
      manager.registerUndo(withTarget: context) { _ in action.value() }
    }
  }

  /// Takes back what was done last; nothing without an undo manager.
  open func undo() {
    withUndoManager { $1.undo() }
  }

  /// Does again what was taken back last; nothing without an undo manager.
  open func redo() {
    withUndoManager { $1.redo() }
  }

  // MARK: Queue

  /// Runs a block on the queue of the context, soon.
  open func perform(_ block: @escaping () -> Void) { queue.run { self.run(block) } }

  /// Runs a block on the queue of the context, and waits for it.
  open func performAndWait(_ block: () -> Void) { queue.runAndWait { run(block) } }

  private func run(_ block: () -> Void) {
    Self.$running.withValue(UncheckedSendable(self), operation: block)
    processPendingChanges()
  }

  /// Runs a block on the queue of the context, waits for it and hands back what it returns.
  public func performAndWait<Result, Failure: Error>(_ block: () throws(Failure) -> Result) throws(Failure) -> Result {
    var result: Swift.Result<Result, Failure>?
    performAndWait {
      do throws(Failure) { result = .success(try block()) } catch { result = .failure(error) }
    }
    guard let result else { fatalError("The block of performAndWait did not run.") }
    return try result.get()
  }

  /// Runs a block on the queue of the context, and hands back what it returns.
  public func perform<Result, Failure: Error>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    let result: UncheckedSendable<Swift.Result<Result, Failure>> = await withCheckedContinuation { continuation in
      perform {
        do throws(Failure) {
          continuation.resume(returning: UncheckedSendable(.success(try block())))
        } catch {
          continuation.resume(returning: UncheckedSendable(.failure(error)))
        }
      }
    }
    return try result.value.get()
  }
}

/// Where a context's objects are used, by the names of older systems.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  /// On the thread that made it.
  case confinementConcurrencyType = 0
  /// On a queue of its own.
  case privateQueueConcurrencyType = 1
  /// On the main actor.
  case mainQueueConcurrencyType = 2
}
