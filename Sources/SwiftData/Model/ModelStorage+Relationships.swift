import Foundation
import TesseraStore
import TesseraValues

extension _ModelStorage {
  private func relationship(_ index: Int) -> Entity.Relationship? {
    entity?.properties[index].relationship
  }

  /// The object of a relationship; nil if there is none, or if it was deleted.
  func related(_ index: Int) -> (any PersistentModel)? {
    switch slots[index] {
    case .toOne(let other):
      guard let other, other.storage.isPresent else { return nil }
      return other
    case .key(let key):
      guard let relationship = relationship(index) else { return nil }
      guard let context else { return warnOfMissingContext(index, nil) }
      let other = context.model(of: Entities.entity(of: relationship.destination), key: key)
      slots[index] = .toOne(other)
      return other.flatMap { $0.storage.isPresent ? $0 : nil }
    case .unset, .raw, .plain, .value, .toMany: return nil
    }
  }

  /// The key of the object of a relationship, without looking it up.
  func relatedKey(_ index: Int) -> Int64? {
    switch slots[index] {
    case .toOne(let other): other?.storage.key
    case .key(let key): key
    case .unset, .raw, .plain, .value, .toMany: nil
    }
  }

  /// The objects of a relationship, all of them.
  func many(_ index: Int) -> ToMany {
    let many = noted(index)
    if !many.isLoaded {
      many.load(context.map { $0.savedMembers(of: self, index) } ?? warnOfMissingContext(index, []))
    }
    return many
  }

  /// Without its context, an object has the attributes that it had, and the relationships that were read (SD7).
  private func warnOfMissingContext<Value>(_ index: Int, _ value: Value) -> Value {
    let property = "\(entity?.name ?? "").\(entity?.properties[index].name ?? "")"
    RuntimeWarning.report(
      .misusedViews("\(property) was read after the ModelContext of its object was gone: it has nothing."))
    return value
  }

  /// What is known of the objects of a relationship.
  private func noted(_ index: Int) -> ToMany {
    if case .toMany(let many) = slots[index] { return many }
    let many = ToMany(isLoaded: state != .saved)
    slots[index] = .toMany(many)
    return many
  }

  /// Whether all objects of a relationship are known.
  func knowsMembers(_ index: Int) -> Bool {
    if case .toMany(let many) = slots[index] { return many.isLoaded }
    return state != .saved
  }

  /// Takes the objects that a relationship has in the store.
  func loadMembers(_ models: [any PersistentModel], _ index: Int) {
    let many = noted(index)
    if !many.isLoaded { many.load(models) }
  }

  /// Whether the object was taken out of a relationship that was not read.
  func hasRemoved(_ key: Int64, from index: Int) -> Bool {
    if case .toMany(let many) = slots[index] { return many.removed.contains(key) }
    return false
  }

  /// All objects that a relationship leads to.
  func allRelated(_ index: Int) -> [any PersistentModel] {
    guard let relationship = relationship(index) else { return [] }
    return relationship.isToMany ? many(index).members.models : related(index).map { [$0] } ?? []
  }

  // MARK: Both sides

  /// Relates the object to another one, and that one to it (SD12).
  func relate(_ index: Int, to other: (any PersistentModel)?) {
    guard let model, relatedKey(index) != other?.storage.key || relatedKey(index) == nil else { return }
    guard relatedKey(index) != nil || other != nil else { return }
    registerUndo(index)
    let old = related(index)
    put(.toOne(other), at: index)
    old?.storage.removeInverse(of: index, model)
    if let other {
      join(other)
      other.storage.addInverse(of: index, model)
    }
  }

  /// Relates the object to others instead of those that it was related to.
  func relate(_ index: Int, toAll others: [any PersistentModel]) {
    guard let model else { return }
    let many = many(index)
    let old = many.members.models
    let kept = Set(others.map { $0.storage.key })
    let hasNew = others.contains { !many.contains($0.storage.key) }
    let gone = old.filter { !kept.contains($0.storage.key) }
    guard hasNew || !gone.isEmpty else { return }
    registerUndo(index)
    change(index) {
      for other in gone { many.remove(other.storage.key) }
      for other in others { many.insert(other, key: other.storage.key) }
    }
    for other in gone { other.storage.removeInverse(of: index, model) }
    for other in others {
      join(other)
      other.storage.addInverse(of: index, model)
    }
  }

  private func put(_ slot: Slot, at index: Int) {
    change(index) { slots[index] = slot }
  }

  private func change(_ index: Int, _ body: () -> Void) {
    willChange(index)
    announce(index, isBefore: true)
    body()
    announce(index, isBefore: false)
    didChange(index)
  }

  /// Objects that are related are in the same context (SD8).
  private func join(_ other: any PersistentModel) {
    guard let model else { return }
    let there = other.storage
    if let context, there.context == nil, state != .transient {
      context.insert(any: other)
    } else if context == nil, let context = there.context, there.state != .transient {
      context.insert(any: model)
    }
  }

  /// The property here that mirrors one of another object's, if one does.
  private func mirror(of index: Int, of other: any PersistentModel) -> Int? {
    Entities.entity(of: type(of: other)).properties[index].relationship?.inverse
  }

  /// `other` is related to this object by its property `index`: so is this one to it.
  func addInverse(of index: Int, _ other: any PersistentModel) {
    guard let mirror = mirror(of: index, of: other), let relationship = relationship(mirror), let model else { return }
    let otherKey = other.storage.key
    if relationship.isToMany {
      let many = noted(mirror)
      guard !many.contains(otherKey) else { return }
      change(mirror) { many.insert(other, key: otherKey) }
    } else if relatedKey(mirror) != otherKey {
      let old = related(mirror)
      put(.toOne(other), at: mirror)
      // The one it was related to before is not any more.
      old?.storage.removeInverse(of: mirror, model)
    }
  }

  /// `other` is not related to this object by its property `index` any more.
  func removeInverse(of index: Int, _ other: any PersistentModel) {
    guard let mirror = mirror(of: index, of: other), let relationship = relationship(mirror) else { return }
    let otherKey = other.storage.key
    if relationship.isToMany {
      let many = noted(mirror)
      guard many.contains(otherKey) || !many.isLoaded && !many.removed.contains(otherKey) else { return }
      change(mirror) { many.remove(otherKey) }
    } else if relatedKey(mirror) == otherKey {
      put(.toOne(nil), at: mirror)
    }
  }
}
