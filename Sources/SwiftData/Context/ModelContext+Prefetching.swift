import Foundation
import TesseraStore

extension ModelContext {
  /// Reads the objects of a relationship of several objects with one query (SD19).
  func prefetch<T: PersistentModel>(_ path: PartialKeyPath<T>, of models: [T], _ store: Store) throws {
    let entity = Entities.entity(of: T.self)
    guard let property = entity.property(at: path), let relationship = property.relationship else {
      throw SwiftDataError.unsupportedKeyPath.explained("\(path) is no relationship of \(entity.name)")
    }
    let destination = Entities.entity(of: relationship.destination)
    let storages = models.map(\.storage).filter { $0.state == .saved }
    if relationship.isToMany {
      try prefetchMembers(of: storages, property.index, relationship, destination, store)
    } else {
      try prefetchObjects(of: storages, property.index, destination, store)
    }
  }

  private func prefetchObjects(
    of storages: [_ModelStorage], _ index: Int, _ destination: Entity, _ store: Store
  ) throws {
    let keys = Set(storages.compactMap { $0.relatedKey(index) }.filter { registered($0) == nil })
    let form = container.schema.form(of: destination)
    let rows = try store.rows(form.query(where: "t0._key IN (\(Self.list(keys)))"))
    let others = rows.compactMap { model(in: form, row: $0) }
    // They are kept by the relationship from here on.
    withExtendedLifetime(others) { for storage in storages { _ = storage.related(index) } }
  }

  private func prefetchMembers(
    of storages: [_ModelStorage], _ index: Int, _ relationship: Entity.Relationship, _ destination: Entity,
    _ store: Store
  ) throws {
    let waiting = storages.filter { !$0.knowsMembers(index) }
    let form = container.schema.form(of: destination)
    guard let query = Self.memberQuery(of: relationship, form, owners: Self.list(Set(waiting.map(\.key))))
    else { return }
    var members: [Int64: [[StoredValue]]] = [:]
    for row in try store.rows(query) {
      if case .integer(let owner)? = row.last { members[owner, default: []].append(row) }
    }
    for storage in waiting {
      let models = (members[storage.key] ?? []).compactMap { row in
        relatedModel(in: form, row: row, to: storage, by: relationship)
      }
      storage.loadMembers(models, index)
    }
  }

  private static func list(_ keys: Set<Int64>) -> String {
    keys.map(String.init).joined(separator: ", ")
  }
}
