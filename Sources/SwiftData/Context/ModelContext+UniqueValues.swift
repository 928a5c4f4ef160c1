import Foundation
import TesseraStore

extension ModelContext {
  /// Objects that were inserted with a unique value that another one has take that one's place (SD17).
  func settleUniqueValues() throws {
    guard container.schema.hasUniqueValues else { return }
    var seen: [FetchIdentity: any PersistentModel] = [:]
    for model in inserted.models {
      guard let entity = model.storage.entity, !entity.uniqueGroups.isEmpty else { continue }
      for group in entity.uniqueGroups {
        let values = try group.map(model.storage.storedValue)
        guard !values.contains(where: \.isNull) else { continue }
        let names = group.map { entity.quotedNames[$0] }
        let identity = FetchIdentity(query: "\(entity.quotedTable) \(names)", values: values)
        if let other = try seen[identity] ?? holder(of: entity, group, values), other.storage !== model.storage {
          try checkClasses(model, other, names)
          model.storage.giveValues(to: other, from: model, in: self)
          seen[identity] = other
          break
        }
        seen[identity] = model
      }
    }
  }

  /// An object cannot become one of another class (SD36).
  private func checkClasses(
    _ model: any PersistentModel, _ other: any PersistentModel, _ names: [String]
  ) throws {
    guard type(of: model) != type(of: other) else { return }
    throw SwiftDataError.modelValidationFailure.explained(
      "a \(type(of: model)) has the value of \(names.joined(separator: ", ")) that a \(type(of: other)) has")
  }

  /// The object of the store that has the values, unless it is going to have others.
  private func holder(
    of entity: Entity, _ group: [Int], _ values: [StoredValue]
  ) throws -> (any PersistentModel)? {
    let test = group.map { "t0.\(entity.quotedNames[$0]) IS ?" }.joined(separator: " AND ")
    // An object of a class above or beside it may have them, too.
    let top = group.allSatisfy { $0 < entity.levels.first?.start ?? .max } ? entity.table : entity.name
    let form = container.schema.form(of: container.schema.member(named: top) ?? entity)
    guard let row = try requireStore(of: entity).rows(form.query(where: test), values).first,
      let other = model(in: form, row: row), other.storage.isPresent
    else { return nil }
    let isStillSo = try zip(group, values).allSatisfy { try other.storage.storedValue($0) == $1 }
    return isStillSo ? other : nil
  }
}

extension _ModelStorage {
  /// Another object takes the values of this one, and both objects are the same from then on.
  fileprivate func giveValues(to other: any PersistentModel, from model: any PersistentModel, in context: ModelContext)
  {
    guard let entity else { return }
    let target = other.storage
    for property in entity.properties {
      if property.relationship != nil {
        let related = allRelated(property.index)
        for one in related { one.storage.removeInverse(of: property.index, model) }
        target.takeRelated(related, property.index)
      } else {
        target.take(slots[property.index], property.index)
      }
    }
    context.inserted.remove(key)
    context.unregister(key)
    state = .transient
    self.context = nil
    model.share(target)
  }

  private func takeRelated(_ related: [any PersistentModel], _ index: Int) {
    guard !related.isEmpty else { return }
    if entity?.properties[index].relationship?.isToMany == true {
      let present = allRelated(index)
      let keys = Set(present.map { $0.storage.key })
      relate(index, toAll: present + related.filter { !keys.contains($0.storage.key) })
    } else {
      relate(index, to: related.first)
    }
  }

  private func take(_ slot: Slot, _ index: Int) {
    willChange(index)
    announce(index, isBefore: true)
    slots[index] = slot
    announce(index, isBefore: false)
    didChange(index)
  }
}

extension PersistentModel {
  fileprivate func share(_ storage: _ModelStorage) {
    _$storage = storage
    storage.isShared = true
  }
}
