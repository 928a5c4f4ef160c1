import Foundation
import SwiftUI
import TesseraCore

extension NSManagedObject {
  /// Sets a relationship, and the other side of it (CD8).
  func set(_ value: Any?, of relationship: NSRelationshipDescription) {
    guard relationship.isToMany else {
      let new = value as? NSManagedObject
      guard new !== current(relationship.name) as? NSManagedObject else { return }
      guard isAllowed(new.map { [$0] } ?? [], relationship) else { return }
      return setObject(new, of: relationship)
    }
    let new = Self.objects(in: value)
    guard isAllowed(new, relationship) else { return }
    setList(new, of: relationship)
  }

  /// Adds objects to a relationship to many; for the methods that classes of the model have.
  public func _addManaged(_ values: Any, _ key: String) {
    guard let relationship = entity.relationshipsByName[key], relationship.isToMany else { return }
    load()
    let new = Self.objects(in: values).filter { !list(key).contains($0) }
    guard !new.isEmpty, isAllowed(new, relationship) else { return }
    setList(list(key) + new, of: relationship)
  }

  /// Removes objects of a relationship to many; for the methods that classes of the model have.
  public func _removeManaged(_ values: Any, _ key: String) {
    guard let relationship = entity.relationshipsByName[key], relationship.isToMany else { return }
    load()
    let old = Set(Self.objects(in: values))
    setList(list(key).filter { !old.contains($0) }, of: relationship)
  }

  /// Puts an object at a place of an ordered relationship.
  public func _insertManaged(_ object: NSManagedObject, at index: Int, _ key: String) {
    guard let relationship = entity.relationshipsByName[key], relationship.isToMany else { return }
    load()
    var objects = list(key).filter { $0 !== object }
    objects.insert(object, at: min(max(0, index), objects.count))
    setList(objects, of: relationship)
  }

  /// Removes the object at a place of an ordered relationship.
  public func _removeManaged(at index: Int, _ key: String) {
    load()
    let objects = list(key)
    guard objects.indices.contains(index) else { return }
    _removeManaged(objects[index], key)
  }

  private static func objects(in value: Any?) -> [NSManagedObject] {
    switch value {
    case let object as NSManagedObject: [object]
    case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
    case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }
    case let list as [NSManagedObject]: list
    case let set as Set<NSManagedObject>: Array(set)
    default: []
    }
  }

  /// Objects of other entities and of other contexts are refused.
  private func isAllowed(_ objects: [NSManagedObject], _ relationship: NSRelationshipDescription) -> Bool {
    for object in objects {
      if let destination = relationship.destinationEntity, !object.entity.isKindOf(entity: destination) {
        RuntimeWarning.report(
          .misusedViews(
            "\(entity.name ?? "").\(relationship.name) cannot refer to an object of \(object.entity.name ?? "")."))
        return false
      }
      if let own = managedObjectContext, let other = object.managedObjectContext, own !== other {
        RuntimeWarning.report(
          .misusedViews("\(entity.name ?? "").\(relationship.name) cannot refer to an object of another context."))
        return false
      }
    }
    return true
  }

  private func setObject(_ new: NSManagedObject?, of relationship: NSRelationshipDescription) {
    let key = relationship.name
    let old = current(key) as? NSManagedObject
    change(key) { values[key] = new }
    guard let inverse = relationship.inverseRelationship else { return }
    old?.lose(self, inverse)
    new?.gain(self, inverse)
  }

  private func setList(_ new: [NSManagedObject], of relationship: NSRelationshipDescription) {
    let key = relationship.name
    load()
    let old = list(key)
    guard old != new else { return }
    change(key) { values[key] = new }
    guard let inverse = relationship.inverseRelationship else { return }
    let (before, after) = (Set(old), Set(new))
    for object in old where !after.contains(object) { object.lose(self, inverse) }
    for object in new where !before.contains(object) { object.gain(self, inverse) }
  }

  /// The other side of a relationship does not refer to this object any more.
  private func lose(_ other: NSManagedObject, _ relationship: NSRelationshipDescription) {
    let key = relationship.name
    load()
    if relationship.isToMany {
      let rest = list(key).filter { $0 !== other }
      change(key) { values[key] = rest }
    } else if current(key) as? NSManagedObject === other {
      change(key) { values[key] = nil }
    }
  }

  /// The other side of a relationship refers to this object.
  private func gain(_ other: NSManagedObject, _ relationship: NSRelationshipDescription) {
    let key = relationship.name
    load()
    if relationship.isToMany {
      let old = list(key)
      guard !old.contains(other) else { return }
      change(key) { values[key] = old + [other] }
    } else {
      let old = current(key) as? NSManagedObject
      guard old !== other else { return }
      change(key) { values[key] = other }
      if let inverse = relationship.inverseRelationship { old?.lose(self, inverse) }
    }
  }

  // MARK: Deletion

  /// What else is deleted with the object, and what refers to it no more (CD10).
  func applyDeleteRules() {
    for relationship in entity.relationshipsByName.values {
      let key = relationship.name
      let objects = relationship.isToMany ? list(key) : (current(key) as? NSManagedObject).map { [$0] } ?? []
      switch relationship.deleteRule {
      case .cascadeDeleteRule:
        for object in objects { managedObjectContext?.delete(object) }
      case .nullifyDeleteRule:
        guard let inverse = relationship.inverseRelationship else { continue }
        for object in objects where object.state != .deleted { object.lose(self, inverse) }
      case .noActionDeleteRule, .denyDeleteRule: break
      }
    }
  }

  func validateDeletion() throws {
    for relationship in entity.relationshipsByName.values where relationship.deleteRule == .denyDeleteRule {
      let key = relationship.name
      let objects = relationship.isToMany ? list(key) : (current(key) as? NSManagedObject).map { [$0] } ?? []
      guard objects.contains(where: { $0.state != .deleted }) else { continue }
      throw CoreDataProblem.error(
        .deletionDenied, "\(entity.name ?? "") cannot be deleted because of \(key).",
        [NSValidationObjectErrorKey: self, NSValidationKeyErrorKey: key])
    }
  }

  func validateValues() throws {
    for (key, property) in entity.propertiesByName {
      let value = current(key)
      let relationship = property as? NSRelationshipDescription
      let count = (value as? [NSManagedObject])?.count ?? (value == nil ? 0 : 1)
      let info: [String: Any] = [NSValidationObjectErrorKey: self, NSValidationKeyErrorKey: key]
      // The store works it out.
      if property is NSDerivedAttributeDescription { continue }
      if !property.isOptional, count == 0 {
        throw CoreDataProblem.error(.missingMandatoryProperty, "\(key) is a required value.", info)
      }
      if let missing = (property as? NSCompositeAttributeDescription)?.missingElements(in: value).first {
        throw CoreDataProblem.error(.missingMandatoryProperty, "\(key).\(missing) is a required value.", info)
      }
      guard let relationship, relationship.isToMany, count > 0 else { continue }
      if count < relationship.minCount {
        throw CoreDataProblem.error(.tooFewObjects, "\(key) has too few objects.", info)
      }
      if relationship.maxCount > 1, count > relationship.maxCount {
        throw CoreDataProblem.error(.tooManyObjects, "\(key) has too many objects.", info)
      }
    }
  }
}
