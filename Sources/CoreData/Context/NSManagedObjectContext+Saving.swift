import Foundation
import TesseraCore
import TesseraStore
import TesseraValues

/// What a save writes.
private struct SaveChanges {
  var inserted: [NSManagedObject] = []
  var updated: [NSManagedObject] = []
  var deleted: [NSManagedObject] = []

  var all: [NSManagedObject] { inserted + updated + deleted }
}

extension NSManagedObjectContext {
  /// Writes all changes, or none: an error says which value may not be saved (CD9).
  public func save() throws { try save(isSilent: false) }

  /// Writes all changes without telling other contexts, as batch requests do (CD21).
  func saveSilently() throws { try save(isSilent: true) }

  private func save(isSilent: Bool) throws {
    processPendingChanges()
    var changes = pendingChanges()
    guard !changes.all.isEmpty else { return }
    for object in changes.all { object.willSave() }
    changes = pendingChanges()
    try validate(changes)
    NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
    var derived: [DerivedValue] = []
    if let parent {
      try push(changes, to: parent)
    } else {
      derived = try write(changes)
    }
    let notice = SaveNotice(
      inserted: changes.inserted.map(\.objectID),
      updated: changes.updated.map(\.objectID) + identifiers(of: derived, besides: changes.inserted + changes.updated),
      deleted: changes.deleted.map(\.objectID))
    finish(changes)
    take(derived)
    NotificationCenter.default.post(
      name: .NSManagedObjectContextDidSave, object: self,
      userInfo: [
        NSInsertedObjectsKey: Set(changes.inserted), NSUpdatedObjectsKey: Set(changes.updated),
        NSDeletedObjectsKey: Set(changes.deleted),
      ])
    if parent == nil, !isSilent {
      for other in persistentStoreCoordinator?.contexts(besides: self) ?? [] { other.hear(notice) }
    }
  }

  private func pendingChanges() -> SaveChanges {
    var changes = SaveChanges()
    for key in changed.keys.sorted() {
      guard let object = changed[key] else { continue }
      switch object.state {
      case .inserted: changes.inserted.append(object)
      case .deleted: changes.deleted.append(object)
      case .saved where !object.saved.isEmpty: changes.updated.append(object)
      case .saved, .free: break
      }
    }
    return changes
  }

  private func validate(_ changes: SaveChanges) throws {
    var errors: [any Error] = []
    func check(_ objects: [NSManagedObject], _ test: (NSManagedObject) throws -> Void) {
      for object in objects {
        do { try test(object) } catch { errors.append(error) }
      }
    }
    check(changes.inserted) { try $0.validateForInsert() }
    check(changes.updated) { try $0.validateForUpdate() }
    check(changes.deleted) { try $0.validateForDelete() }
    guard let first = errors.first else { return }
    if errors.count == 1 { throw first }
    throw CoreDataProblem.error(.multipleErrors, "Several values cannot be saved.", [NSDetailedErrorsKey: errors])
  }

  private func finish(_ changes: SaveChanges) {
    for object in changes.inserted + changes.updated {
      object.state = .saved
      object.saved = [:]
    }
    for object in changes.deleted {
      object.state = .free
      object.saved = [:]
      objects[object.objectID.key] = nil
      object.managedObjectContext = nil
    }
    changed = changed.filter { $0.value.hasChanges }
    for object in changes.all { object.didSave() }
    listeners.tell(nil)
  }

  // MARK: Rows

  private func write(_ changes: SaveChanges) throws -> [DerivedValue] {
    guard let coordinator = persistentStoreCoordinator else {
      throw CoreDataProblem.error(.coreDataError, "The context has no coordinator and no parent.")
    }
    let store = try coordinator.store
    guard !store.isReadOnly else {
      throw CoreDataProblem.error(.persistentStoreOpenError, "The store is only for reading.")
    }
    let policy = (mergePolicy as? NSMergePolicy)?.mergeType ?? .error
    try resolveConflicts(changes.updated, store, coordinator.tables, policy)
    var writer = RowWriter(tables: coordinator.tables)
    for object in changes.deleted { writer.delete(object) }
    for object in changes.inserted { try writer.insert(object) }
    let updated = changes.updated.filter { !$0.saved.isEmpty }
    for object in updated { try writer.update(object, isWhole: policy == .overwrite) }
    let record =
      store.keepsHistory
      ? try HistoryRecord(inserted: changes.inserted, updated: updated, deleted: changes.deleted) : nil
    let transaction = record.map { HistoryTable.insertion($0, author: transactionAuthor, context: name) }
    let statements = writer.statements
    let derivation = UncheckedSendable(
      coordinator.derivations.isEmpty
        ? nil
        : DerivedSave(
          coordinator.derivations,
          (changes.inserted + updated).map { $0.derivedRow(isDeleted: false) }
            + changes.deleted.map { $0.derivedRow(isDeleted: true) }))
    let derived: [DerivedValue]
    do {
      derived = try store.withConnection { connection in
        try connection.transaction {
          var derivation = derivation.value
          try derivation?.findOwners(connection)
          for statement in statements { try connection.run(statement.sql, statement.values) }
          if let transaction { try connection.run(transaction.sql, transaction.values) }
          return try derivation?.write(connection) ?? []
        }
      }
    } catch let error as StoreError {
      throw error.isConstraint
        ? CoreDataProblem.error(.constraintConflict, "Values that have to be unique are not: \(error.message)")
        : CoreDataProblem.error(.coreDataError, error.description)
    }
    for object in updated { object.version += 1 }
    return derived
  }

  /// Looks for objects that another context has saved since they were read (CD13).
  private func resolveConflicts(
    _ updated: [NSManagedObject], _ store: NSPersistentStore, _ tables: ModelTables, _ policy: NSMergePolicy.MergeType
  ) throws {
    for object in updated {
      guard let row = try row(of: object), let map = tables.entities[row.entityName], row.version != object.version
      else { continue }
      switch policy {
      case .error:
        throw CoreDataProblem.error(
          .mergeError, "\(object.objectID) was changed by another context since it was read.")
      case .mergeByPropertyObjectTrump: object.take(row, map)
      case .overwrite: object.version = row.version
      case .rollback:
        object.saved = [:]
        object.take(row, map)
      case .mergeByPropertyStoreTrump:
        for (name, column) in map.columns {
          guard let old = object.saved[name], let attribute = column.property as? NSAttributeDescription else {
            continue
          }
          let stored = attribute.value(row[column.index])
          if !ValueOrder.areEqual(old, stored) { object.saved[name] = nil }
        }
        object.take(row, map)
      }
    }
  }
}

/// What a save tells other contexts.
struct SaveNotice: Sendable {
  let inserted: [NSManagedObjectID]
  let updated: [NSManagedObjectID]
  let deleted: [NSManagedObjectID]
}

extension NSManagedObjectContext {
  /// Another context saved.
  func hear(_ notice: SaveNotice) {
    guard automaticallyMergesChangesFromParent else { return }
    if concurrencyType == .mainQueueConcurrencyType, EngineThread.isCurrent { return merge(notice) }
    perform { [weak self] in self?.merge(notice) }
  }

  /// Objects here become those that were saved; what was changed here stays (CD14).
  func merge(_ notice: SaveNotice) {
    for id in notice.updated {
      guard let object = objects[id.key]?.object, object.state == .saved else { continue }
      object.objectWillChange.send()
      object.isLoaded = false
    }
    for id in notice.deleted {
      guard let object = objects[id.key]?.object else { continue }
      object.objectWillChange.send()
      note(object, .deleted)
      object.state = .free
      object.managedObjectContext = nil
      objects[id.key] = nil
      changed[id.key] = nil
    }
    // Lists are read again: objects may have come and gone.
    for object in registeredObjects {
      for name in object.loadedLists where object.saved[name] == nil {
        object.values[name] = nil
        object.loadedLists.remove(name)
      }
    }
    for id in notice.updated {
      guard let object = objects[id.key]?.object else { continue }
      note(object, .refreshed)
      listeners.tell(object)
    }
    for id in notice.inserted { note(object(with: id), .inserted) }
    listeners.tell(nil)
  }

  /// Takes over what another context saved, as its notification says (CD14).
  public func mergeChanges(fromContextDidSave notification: Notification) {
    func ids(_ key: String, _ identifiers: String) -> [NSManagedObjectID] {
      (notification.userInfo?[key] as? Set<NSManagedObject> ?? []).map(\.objectID)
        + (notification.userInfo?[identifiers] as? Set<NSManagedObjectID> ?? [])
    }
    merge(
      SaveNotice(
        inserted: ids(NSInsertedObjectsKey, NSInsertedObjectIDsKey),
        updated: ids(NSUpdatedObjectsKey, NSUpdatedObjectIDsKey),
        deleted: ids(NSDeletedObjectsKey, NSDeletedObjectIDsKey)))
  }

  /// Contexts take over what was saved without them: identifiers, by the keys of notifications (CD14).
  public static func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
  ) {
    func ids(_ key: String) -> [NSManagedObjectID] { changeNotificationData[key] as? [NSManagedObjectID] ?? [] }
    let notice = SaveNotice(
      inserted: ids(NSInsertedObjectsKey), updated: ids(NSUpdatedObjectsKey), deleted: ids(NSDeletedObjectsKey))
    for context in contexts { context.performAndWait { context.merge(notice) } }
  }

  /// Objects get identifiers that stay. They have them from the start here.
  public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}

  // MARK: Parents

  /// Takes the values of the parent's object.
  func copy(_ source: NSManagedObject, to object: NSManagedObject) {
    source.load()
    for (name, property) in object.entity.propertiesByName where object.saved[name] == nil {
      guard let relationship = property as? NSRelationshipDescription else {
        object.values[name] = source.values[name]
        continue
      }
      guard !relationship.isToMany else { continue }
      let other = source.current(name) as? NSManagedObject
      object.values[name] = other.map { self.object(with: $0.objectID) }
    }
    object.isLoaded = true
  }

  /// Changes become those of the parent (CD12).
  private func push(_ changes: SaveChanges, to parent: NSManagedObjectContext) throws {
    parent.performAndWait {
      for object in changes.inserted {
        let type = ManagedClasses.type(of: object.entity)
        let copy = Self.$isReading.withValue(true) { type.init(entity: object.entity, insertInto: nil) }
        copy.objectID = object.objectID
        copy.managedObjectContext = parent
        copy.state = .inserted
        parent.register(copy)
        parent.changed[object.objectID.key] = copy
      }
      for object in changes.inserted + changes.updated {
        let target = parent.object(with: object.objectID)
        let names = object.state == .inserted ? Array(object.values.keys) : Array(object.saved.keys)
        for name in names { target.setValue(counterpart(object.current(name), in: parent), forKey: name) }
      }
      for object in changes.deleted { parent.delete(parent.object(with: object.objectID)) }
    }
  }

  private func counterpart(_ value: Any?, in context: NSManagedObjectContext) -> Any? {
    switch value {
    case let object as NSManagedObject: context.object(with: object.objectID)
    case let list as [NSManagedObject]: list.map { context.object(with: $0.objectID) }
    default: value
    }
  }
}
