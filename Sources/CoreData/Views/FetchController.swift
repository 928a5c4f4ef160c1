import Foundation
import SwiftUI
import TesseraCore
import TesseraValues

/// What a `@FetchRequest` shows: it is fetched again after changes of its context (CD19).
@MainActor
final class FetchController<Result: NSFetchRequestResult>: ObservableObject, Observable {
  private var context: NSManagedObjectContext?
  private var request: NSFetchRequest<Result>?
  private var ownPredicate: NSPredicate??
  private var ownDescriptors: [NSSortDescriptor]?
  private var transaction: Transaction?
  private var found: [Result] = []
  private var isOutdated = true
  private let registrar = TesseraCore.Observation.ObservationRegistrar()
  private lazy var listener = FetchListener { [weak self] object in self?.take(object) }
  /// The descriptors that a view has set.
  var shownDescriptors: [Any]?
  /// The value that makes sections, if a view has set another one.
  private(set) var shownSections: AnyKeyPath?

  nonisolated init() {}

  /// What was found; who reads it is evaluated when it changes.
  var results: [Result] {
    registrar.access(self, keyPath: \.found)
    return found
  }

  var predicate: NSPredicate? { ownPredicate ?? request?.predicate }
  var sortDescriptors: [NSSortDescriptor] { ownDescriptors ?? request?.sortDescriptors ?? [] }

  func setPredicate(_ predicate: NSPredicate?) {
    guard predicate !== self.predicate else { return }
    ownPredicate = .some(predicate)
    outdate()
  }

  func setSortDescriptors(_ descriptors: [NSSortDescriptor]) {
    ownDescriptors = descriptors
    outdate()
  }

  func setSections(_ identifier: AnyKeyPath) {
    shownSections = identifier
    outdate()
  }

  /// Called before the body that reads the results.
  func update(_ context: NSManagedObjectContext, _ request: NSFetchRequest<Result>, _ transaction: Transaction?) {
    self.transaction = transaction
    if self.context !== context {
      self.context?.listeners.remove(listener)
      context.listeners.add(listener)
      self.context = context
      isOutdated = true
    }
    if let old = self.request, !Self.areEqual(old, request) { isOutdated = true }
    self.request = request
    guard isOutdated else { return }
    isOutdated = false
    do {
      found = try withoutEvaluation { Swift.Result { try fetch(context, request) } }.get()
    } catch {
      found = []
      RuntimeWarning.report(.misusedViews("A @FetchRequest found nothing: \(error.localizedDescription)"))
    }
  }

  private func fetch(_ context: NSManagedObjectContext, _ request: NSFetchRequest<Result>) throws -> [Result] {
    // Without a coordinator, views show nothing, as before the stores are loaded.
    guard context.persistentStoreCoordinatorOfAll?.persistentStores.isEmpty == false else {
      RuntimeWarning.report(
        .misusedViews("A @FetchRequest has no store: set the environment's managedObjectContext, and load its store."))
      return []
    }
    let own = NSFetchRequest<Result>()
    own.entity = try request.entity(in: context)
    own.predicate = predicate
    own.sortDescriptors = sortDescriptors
    own.fetchLimit = request.fetchLimit
    own.fetchOffset = request.fetchOffset
    own.includesSubentities = request.includesSubentities
    own.includesPendingChanges = request.includesPendingChanges
    own.resultType = request.resultType
    return try context.fetch(own)
  }

  private static func areEqual(_ left: NSFetchRequest<Result>, _ right: NSFetchRequest<Result>) -> Bool {
    guard left !== right else { return true }
    return left.predicate === right.predicate && left.sortDescriptors ?? [] == right.sortDescriptors ?? []
      && left.fetchLimit == right.fetchLimit && left.fetchOffset == right.fetchOffset
  }

  // MARK: Changes

  private func take(_ object: NSManagedObject?) {
    guard !isOutdated, mayChange(object) else { return }
    outdate()
  }

  private func outdate() {
    isOutdated = true
    if let transaction {
      withTransaction(transaction) { announce() }
    } else {
      announce()
    }
  }

  private func announce() {
    registrar.willSet(self, keyPath: \.found)
    registrar.didSet(self, keyPath: \.found)
  }

  /// Objects of other entities matter if a condition or an order looks at them.
  private func mayChange(_ object: NSManagedObject?) -> Bool {
    guard let object, let request, let context, let entity = try? request.entity(in: context) else { return true }
    if object.entity.isKindOf(entity: entity) { return true }
    let dependsOnOthers = predicate.map { $0.form?.dependsOnOthers ?? true } ?? false
    return dependsOnOthers || sortDescriptors.contains { $0.key?.contains(".") ?? true }
  }
}

/// Hands the changes of a context to a request, on the thread of the engine.
private final class FetchListener: ContextListener {
  private let action: @MainActor (NSManagedObject?) -> Void

  init(_ action: @escaping @MainActor (NSManagedObject?) -> Void) {
    self.action = action
  }

  func contextDidChange(_ object: NSManagedObject?) {
    guard EngineThread.isCurrent else {
      return RuntimeWarning.report(
        .misusedViews("A managed object context that views show was changed on another thread."))
    }
    let (action, object) = (UncheckedSendable(action), UncheckedSendable(object))
    EngineThread.unsafelyIsolated { action.value(object.value) }
  }
}
