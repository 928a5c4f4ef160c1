import Foundation
import SwiftUI
import TesseraCore

extension NSManagedObject {
  /// The value of a property, as the type that an accessor has (CD7).
  public func _managedValue<Value>(_ key: String) -> Value {
    if let probe { return probe.answer(key) }
    return ManagedValue.convert(value(forKey: key), to: Value.self)
  }

  /// Sets the value of a property, for an accessor (CD7).
  public func _setManagedValue<Value>(_ value: Value, _ key: String) {
    setValue(ManagedValue.plain(value), forKey: key)
  }

  /// A value as its property keeps it.
  func normalized(_ value: Any?, _ key: String) -> Any? {
    guard let value = value.flatMap(ManagedValue.plain), !(value is NSNull) else { return nil }
    guard let attribute = entity.propertiesByName[key] as? NSAttributeDescription else { return value }
    return attribute.normalized(value)
  }

  /// Sets a value in the dictionary of a composite attribute (CD31).
  ///
  /// - Returns: whether the names lead into such an attribute of this object.
  func setElement(_ value: Any?, at names: [String]) -> Bool {
    guard names.count > 1, let composite = entity.propertiesByName[names[0]] as? NSCompositeAttributeDescription else {
      return false
    }
    let dictionary = composite.dictionary(
      self.value(forKey: names[0]), setting: value.flatMap(ManagedValue.plain), at: names.dropFirst())
    if let dictionary {
      setValue(dictionary, forKey: names[0])
    } else {
      RuntimeWarning.report(
        .misusedViews("\(entity.name ?? "") has no element \(names.joined(separator: "."))."))
    }
    return true
  }

  /// A value as programs get it.
  func shown(_ value: Any?, _ key: String) -> Any? {
    guard let objects = value as? [NSManagedObject], let relationship = entity.relationshipsByName[key] else {
      return value
    }
    return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
  }

  /// A value, with the objects that it refers to.
  func current(_ key: String) -> Any? {
    if let unread = values[key] as? UnreadObject {
      let destination = entity.relationshipsByName[key]?.destinationEntity
      let object = destination.flatMap { managedObjectContext?.object(unread.key, of: $0) }
      values[key] = object
      return object
    }
    if entity.relationshipsByName[key]?.isToMany == true { return list(key) }
    return values[key]
  }

  /// The objects of a relationship to many.
  func list(_ key: String) -> [NSManagedObject] {
    if let list = values[key] as? [NSManagedObject] { return list }
    var list: [NSManagedObject] = []
    if state == .saved || state == .deleted, let relationship = entity.relationshipsByName[key],
      let context = managedObjectContext
    {
      list = context.objects(of: relationship, owner: self)
    }
    values[key] = list
    loadedLists.insert(key)
    return list
  }

  /// Reads the values if they are not there.
  func load() {
    guard !isLoaded, probe == nil else { return }
    isLoaded = true
    managedObjectContext?.read(self)
  }

  // MARK: Changes

  /// Keeps what a property was when the object was saved.
  func noteSaved(_ key: String) {
    guard state == .saved, saved[key] == nil else { return }
    let isList = entity.relationshipsByName[key]?.isToMany == true
    saved[key] = .some(isList ? list(key) : values[key])
  }

  func change(_ key: String, _ action: () -> Void) {
    noteSaved(key)
    let old = values[key]
    objectWillChange.send()
    action()
    guard let context = managedObjectContext else { return }
    context.didChange(self)
    context.registerUndo { [weak self] in self?.change(key) { self?.values[key] = old } }
  }

  /// Takes the values of a row, but keeps those that were changed (CD14).
  func take(_ row: StoredRow, _ map: ModelTables.Entity) {
    for (name, column) in map.columns where saved[name] == nil {
      let stored = row[column.index]
      if let attribute = column.property as? NSAttributeDescription {
        values[name] = attribute.value(stored)
      } else {
        values[name] = stored.integer.map(UnreadObject.init)
      }
    }
    for name in loadedLists where saved[name] == nil { values[name] = nil }
    loadedLists.formIntersection(saved.keys)
    version = row.version
    isLoaded = true
  }

  /// Gives up all values and changes.
  func turnIntoFault() {
    guard state == .saved else { return }
    willTurnIntoFault()
    values = [:]
    saved = [:]
    loadedLists = []
    isLoaded = false
    didTurnIntoFault()
  }
}
