import Foundation
import TesseraStore

extension ModelContext {
  /// Posted before a context saves.
  public static let willSave = Notification.Name("ModelContextWillSave")
  /// Posted after a context saved, with identifiers of the objects by `NotificationKey` (SD15).
  public static let didSave = Notification.Name("ModelContextDidSave")

  /// The entries of a notification.
  public enum NotificationKey: String, Sendable {
    /// All objects may be different.
    case invalidatedAllIdentifiers
    /// Identifiers of objects that were inserted.
    case insertedIdentifiers = "inserted"
    /// Identifiers of objects that were changed.
    case updatedIdentifiers = "updated"
    /// Identifiers of objects that were deleted.
    case deletedIdentifiers = "deleted"
    /// The state of the store.
    case queryGeneration
  }

  /// Writes all changes, or none: what `save` has written is on the disk (SD10).
  ///
  /// - Throws: what the store says. Nothing is lost then, and another attempt may succeed.
  public func save() throws {
    guard hasChanges else { return }
    NotificationCenter.default.post(name: Self.willSave, object: self)
    try validate()
    try settleUniqueValues()
    try write()
    finish()
  }

  private func validate() throws {
    for (model, index) in denied where model.storage.state == .deleted {
      let property = model.storage.entity?.properties[index]
      if model.storage.allRelated(index).contains(where: \.storage.isPresent) {
        throw SwiftDataError.modelValidationFailure.explained(
          "a \(model.storage.entity?.name ?? "") cannot be deleted while \(property?.name ?? "") has objects")
      }
    }
    guard container.schema.hasRelationships else { return }
    for model in inserted.models + changed.models {
      let storage = model.storage
      if storage.entity?.relationships.isEmpty == false { try validate(storage) }
    }
  }

  private func validate(_ storage: _ModelStorage) throws {
    guard let entity = storage.entity else { return }
    for index in entity.relationships {
      guard let relationship = entity.properties[index].relationship,
        relationship.minimum > 0 || relationship.maximum > 0 && relationship.isToMany
      else { continue }
      let count = storage.allRelated(index).count
      guard count < relationship.minimum || relationship.maximum > 0 && count > relationship.maximum else { continue }
      throw SwiftDataError.modelValidationFailure.explained(
        "\(entity.name).\(entity.properties[index].name) has \(count) objects")
    }
  }

  // MARK: Writing

  private func write() throws {
    var changes: [ObjectIdentifier: [RowChange]] = [:]
    func add(_ model: any PersistentModel, _ make: (_ModelStorage, Entity) throws -> [RowChange]) throws {
      guard let entity = model.storage.entity else { return }
      let store = try requireStore(of: entity)
      changes[ObjectIdentifier(store), default: []] += try make(model.storage, entity)
    }
    for model in deleted.models { try add(model, deletion) }
    for model in changed.models { try add(model, Self.update) }
    try insertAll(into: &changes)
    if container.schema.hasPairs {
      for model in changed.models + inserted.models where model.storage.entity?.tables.isEmpty == false {
        try add(model, Self.links)
      }
    }
    for store in container.stores {
      let record = try historyRecord(of: store)
      let written = changes[ObjectIdentifier(store)] ?? []
      guard !written.isEmpty else { continue }
      let transaction = HistoryTable.insertion(record, author: author)
      try store.write(written + [RowChange(sql: transaction.sql, values: transaction.values)])
    }
  }

  /// There may be many of them: what objects of a class have in common is looked up once.
  private func insertAll(into changes: inout [ObjectIdentifier: [RowChange]]) throws {
    var entity: Entity?
    var values: [StoredValue] = []
    func flush() throws {
      guard let entity else { return }
      let rows = FlatRows(values, width: entity.columns.count + 1)
      changes[ObjectIdentifier(try requireStore(of: entity)), default: []].append(
        RowChange(sql: entity.insertion, rows: rows))
      values = []
    }
    try inserted.forEach { model in
      let storage = model._$storage
      guard let own = storage.entity else { return }
      if own !== entity {
        try flush()
        entity = own
      }
      values.append(.integer(storage.key))
      for column in own.columns { values.append(try storage.writtenValue(column)) }
    }
    try flush()
  }

  private static func update(_ storage: _ModelStorage, _ entity: Entity) throws -> [RowChange] {
    let columns = entity.columns.filter(storage.changed.contains)
    guard !columns.isEmpty else { return [] }
    return [
      .update(entity, key: storage.key, columns: columns, values: try columns.map(storage.writtenValue))
    ]
  }

  private func deletion(_ storage: _ModelStorage, _ entity: Entity) throws -> [RowChange] {
    let references = entity.lineage.flatMap { container.schema.references[$0] ?? [] }
    return [.delete(entity, key: storage.key)]
      + entity.tables.map { .unlinkAll($0.pairs, isFirst: $0.isFirst, key: storage.key) }
      + references.map { RowChange(sql: $0, values: [.integer(storage.key)]) }
  }

  private static func links(_ storage: _ModelStorage, _ entity: Entity) throws -> [RowChange] {
    entity.tables.flatMap { table -> [RowChange] in
      guard case .toMany(let many) = storage.slots[table.index] else { return [] }
      func ordered(_ other: Int64) -> (Int64, Int64) { table.isFirst ? (storage.key, other) : (other, storage.key) }
      let gone = many.removed.sorted().map(ordered).map { RowChange.unlink(table.pairs, first: $0, second: $1) }
      return gone + many.added.sorted().map(ordered).map { RowChange.link(table.pairs, first: $0, second: $1) }
    }
  }

  private func finish() {
    var report = SaveReport(author: ObjectIdentifier(self))
    inserted.forEach { model in
      let storage = model._$storage
      report.inserted.append(storage.identifier)
      storage.state = .saved
      storage.settle()
    }
    for model in changed.models {
      report.updated.append(model.persistentModelID)
      model.storage.settle()
    }
    for model in deleted.models {
      report.deleted.append(model.persistentModelID)
      unregister(model.storage.key)
      model.storage.state = .gone
      model.storage.settle()
    }
    inserted.removeAll()
    changed.removeAll()
    deleted.removeAll()
    denied = []
    tell(report)
  }

  private func tell(_ report: SaveReport) {
    catchUp()
    for store in container.stores { store.note(report) }
    for (index, store) in container.stores.enumerated() { hasSeen(index, report: store.nextReport) }
    for other in container.stores.flatMap(\.presentContainers) where !isMain || other !== container {
      other.tellMainContext()
    }
    NotificationCenter.default.post(
      name: Self.didSave, object: self,
      userInfo: [
        NotificationKey.insertedIdentifiers.rawValue: report.inserted,
        NotificationKey.updatedIdentifiers.rawValue: report.updated,
        NotificationKey.deletedIdentifiers.rawValue: report.deleted,
      ])
  }
}

extension _ModelStorage {
  /// What the column of a property gets: of a property without a value its default.
  func writtenValue(_ index: Int) throws -> StoredValue {
    guard case .unset = slots[index] else {
      if case .toOne(let other?) = slots[index], !other.storage.isPresent { return .null }
      return try storedValue(index)
    }
    if let property = entity?.properties[index], let codec = property.codec,
      let value = property.metadata.defaultValue?()
    {
      return try codec.encode(value)
    }
    return .null
  }
}
