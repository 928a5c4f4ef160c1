import Foundation
import TesseraCore
import TesseraStore

extension NSManagedObjectContext {
  /// The entity of a class in the context's model.
  func entity(of type: NSManagedObject.Type) -> NSEntityDescription {
    ManagedClasses.note(type)
    return persistentStoreCoordinatorOfAll?.managedObjectModel.entity(of: type) ?? type.entity()
  }

  /// The object with an identifier, whether it is there or not.
  public func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    let entity = persistentStoreCoordinatorOfAll?.managedObjectModel.entitiesByName[objectID.entityName]
    return object(objectID.key, of: entity ?? objectID.entity)
  }

  /// The object with an identifier, if the context knows it.
  public func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    objects[objectID.key]?.object
  }

  /// The object with an identifier. An error is thrown if it is not in the store.
  public func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    if let known = registeredObject(for: objectID), known.isLoaded, known.state != .deleted { return known }
    let object = object(with: objectID)
    guard object.state != .deleted, try row(of: object) != nil else {
      throw CoreDataProblem.error(.referentialIntegrityError, "There is no object \(objectID).")
    }
    object.load()
    return object
  }

  /// Gives up the values of an object, or brings it up to date but keeps its changes (CD14).
  public func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard object.managedObjectContext === self, object.state == .saved else { return }
    object.objectWillChange.send()
    if flag {
      object.isLoaded = false
      object.load()
    } else {
      object.turnIntoFault()
      changed[object.objectID.key] = nil
    }
    note(object, .refreshed)
    listeners.tell(object)
  }

  /// Brings all objects up to date; their changes are kept (CD14).
  public func refreshAllObjects() {
    for object in registeredObjects { refresh(object, mergeChanges: true) }
  }

  /// Forgets all objects and changes.
  public func reset() {
    for object in registeredObjects { object.managedObjectContext = nil }
    objects = [:]
    changed = [:]
    noteAllInvalidated()
    listeners.tell(nil)
  }

  /// Takes back all changes that are not saved.
  public func rollback() {
    let all = changed.values
    for object in all {
      object.objectWillChange.send()
      if object.state == .inserted {
        object.state = .free
        objects[object.objectID.key] = nil
        object.managedObjectContext = nil
      } else {
        object.state = .saved
        object.turnIntoFault()
      }
    }
    changed = [:]
    withUndoManager { $1.removeAllActions(withTarget: $0) }
    for object in all { listeners.tell(object) }
    listeners.tell(nil)
  }

  // MARK: Rows

  /// The object of a key, which is made if the context does not know it.
  func object(_ key: Int64, of entity: NSEntityDescription) -> NSManagedObject {
    if let known = objects[key]?.object { return known }
    let object = make(entity, key)
    object.isLoaded = false
    return object
  }

  private func make(_ entity: NSEntityDescription, _ key: Int64) -> NSManagedObject {
    let type = ManagedClasses.type(of: entity)
    let object = Self.$isReading.withValue(true) { type.init(entity: entity, insertInto: nil) }
    if let coordinator = persistentStoreCoordinatorOfAll {
      object.objectID = coordinator.identifier(entity.name ?? "", key)
    }
    object.state = .saved
    object.managedObjectContext = self
    register(object)
    return object
  }

  /// The object of a row. An object that is known keeps its values.
  func object(_ row: StoredRow) -> NSManagedObject? {
    guard let coordinator = persistentStoreCoordinatorOfAll,
      let map = coordinator.tables.entities[row.entityName]
    else { return nil }
    if let known = objects[row.key]?.object {
      if !known.isLoaded { fill(known, row, map) }
      return known
    }
    let object = make(map.entity, row.key)
    fill(object, row, map)
    return object
  }

  private func fill(_ object: NSManagedObject, _ row: StoredRow, _ map: ModelTables.Entity) {
    object.take(row, map)
    object.awakeFromFetch()
  }

  /// Reads the values of an object; one that is not in the store any more has none.
  func read(_ object: NSManagedObject) {
    if let parent {
      return copy(parent.object(with: object.objectID), to: object)
    }
    guard let tables = persistentStoreCoordinatorOfAll?.tables, let row = try? row(of: object),
      let map = tables.entities[row.entityName]
    else { return }
    fill(object, row, map)
  }

  func row(of object: NSManagedObject) throws -> StoredRow? {
    guard let coordinator = persistentStoreCoordinatorOfAll, let map = coordinator.tables[object.entity] else {
      return nil
    }
    let columns = (coordinator.tables.names[map.table] ?? []).map(\.quoted).joined(separator: ", ")
    return try coordinator.store.rows(
      "SELECT \(columns) FROM \(map.table.quoted) WHERE _key = ?", [.integer(object.objectID.key)]
    ).first
  }

  /// The objects of a relationship to many, as they were saved.
  func objects(of relationship: NSRelationshipDescription, owner: NSManagedObject) -> [NSManagedObject] {
    if let parent {
      return parent.object(with: owner.objectID).list(relationship.name).map { object(with: $0.objectID) }
    }
    guard let coordinator = persistentStoreCoordinatorOfAll, let destination = relationship.destinationEntity,
      let map = coordinator.tables[destination]
    else { return [] }
    let columns = (coordinator.tables.names[map.table] ?? []).map { "t.\($0.quoted)" }.joined(separator: ", ")
    let rest =
      switch coordinator.tables.place(of: relationship) {
      case .column(let table, let name): "FROM \(table.quoted) AS t WHERE t.\(name.quoted) = ? ORDER BY t._key"
      case .pairs(let name, let isFirst, _):
        "FROM \(map.table.quoted) AS t JOIN \(name.quoted) AS p ON t._key = p.\(isFirst ? "second" : "first")"
          + " WHERE p.\(isFirst ? "first" : "second") = ? ORDER BY t._key"
      }
    let rows = (try? coordinator.store.rows("SELECT \(columns) \(rest)", [.integer(owner.objectID.key)])) ?? []
    let found = rows.compactMap { object($0) }.filter { $0.state != .deleted }
    guard relationship.isOrdered, let order = coordinator.tables[owner.entity]?.orders[relationship.name],
      case .data(let data)?? = try? row(of: owner)?[order.index]
    else { return found }
    return OrderedKeys.sorted(found, by: data)
  }
}

/// The order of a relationship's objects, as data: their keys.
enum OrderedKeys {
  static func data(of objects: [NSManagedObject]) -> Data {
    var data = Data()
    for object in objects { withUnsafeBytes(of: object.objectID.key.littleEndian) { data.append(contentsOf: $0) } }
    return data
  }

  /// Objects that are not in the data come last.
  static func sorted(_ objects: [NSManagedObject], by data: Data) -> [NSManagedObject] {
    let bytes = [UInt8](data)
    var places: [Int64: Int] = [:]
    for start in stride(from: 0, to: bytes.count - 7, by: 8) {
      let key = bytes[start..<start + 8].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      places[Int64(bitPattern: key)] = start
    }
    return objects.enumerated().sorted { left, right in
      let places = (places[left.element.objectID.key] ?? .max, places[right.element.objectID.key] ?? .max)
      return places.0 == places.1 ? left.offset < right.offset : places.0 < places.1
    }.map(\.element)
  }
}
