import Combine
import Foundation
import SwiftUI
import TesseraCore

/// An object that a context keeps (CD6).
///
/// Its values have names, those of the model. Classes below have properties with accessors that read and write them:
/// `tessera build` makes those of the model's classes, and of each `@NSManaged` in classes of the program.
open class NSManagedObject: NSObject, ObservableObject, NSFetchRequestResult {
  /// What the model says of the object.
  public let entity: NSEntityDescription
  /// Which object it is, in all contexts.
  open internal(set) var objectID: NSManagedObjectID
  /// The context; nil if the object is in none, or was deleted and saved.
  open internal(set) weak var managedObjectContext: NSManagedObjectContext?
  /// What tells views that the object will be another one.
  public let objectWillChange = ObservableObjectPublisher()
  var state = ManagedState.free
  /// Whether the values are there.
  var isLoaded = true
  /// Values that were read or set: attributes as they are, objects, lists of objects, and keys of objects not yet read.
  var values: [String: Any] = [:]
  /// What changed since the object was saved, as it was then.
  var saved: [String: Any?] = [:]
  /// How often the row was changed when it was read.
  var version: Int64 = 0
  /// Lists that were read or changed.
  var loadedLists: Set<String> = []
  /// Notes which values are asked for, instead of having any (CD15).
  var probe: KeyProbe?

  /// A new object of an entity. A class with initializers of its own that are not `convenience` has to declare this one,
  /// as `required`.
  public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    objectID = NSManagedObjectID.new(entity, context)
    super.init()
    ManagedClasses.note(type(of: self))
    guard !KeyProbe.isMaking, !NSManagedObjectContext.isReading else { return }
    setDefaults()
    context?.insert(self)
  }

  /// A new object in a context. The entity is that of the class (CD5).
  public convenience init(context: NSManagedObjectContext) {
    let entity = context.entity(of: Self.self)
    self.init(entity: entity, insertInto: context)
  }

  /// An object of the class's entity that is in no context.
  public override convenience init() {
    self.init(entity: Self.entity(), insertInto: nil)
  }

  /// The entity of the class, in the model that was loaded last (CD5).
  open class func entity() -> NSEntityDescription {
    ManagedClasses.entity(of: self) ?? ManagedClasses.placeholder(named: String(describing: self))
  }

  /// A request of all objects of the class. One that a class has itself comes before it, with no type named (CD37).
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entity: entity())
  }

  private func setDefaults() {
    for (name, property) in entity.propertiesByName {
      guard let attribute = property as? NSAttributeDescription, let value = attribute.defaultValue else { continue }
      values[name] = attribute.normalized(value)
    }
  }

  // MARK: State

  /// Whether the object will be new in the store.
  open var isInserted: Bool { state == .inserted }
  /// Whether the next save deletes the object.
  open var isDeleted: Bool { state == .deleted }
  /// Whether an object of the store has changes that are not saved.
  open var isUpdated: Bool { state == .saved && !saved.isEmpty }
  /// Whether anything is not saved.
  open var hasChanges: Bool { isInserted || isDeleted || isUpdated }
  /// Whether anything that is saved has changed.
  open var hasPersistentChangedValues: Bool { !changedValues().isEmpty }
  /// Whether the values will be read when they are asked for.
  open var isFault: Bool { !isLoaded }
  /// 0 if the values are there, else another number.
  open var faultingState: Int { isLoaded ? 0 : 1 }

  /// The values that changed since the object was saved, as they are now.
  open func changedValues() -> [String: Any] {
    let names = isInserted ? Array(values.keys) : Array(saved.keys)
    return Dictionary(uniqueKeysWithValues: names.map { ($0, value(forKey: $0) ?? NSNull()) })
  }

  /// The values that changed since the object was saved, as they are now.
  open func changedValuesForCurrentEvent() -> [String: Any] { changedValues() }

  /// The values as they were saved last; of all properties, if no names are given.
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    var result: [String: Any] = [:]
    for key in keys ?? Array(entity.propertiesByName.keys) {
      let value = saved[key].map { $0.map { shown($0, key) } ?? nil } ?? self.value(forKey: key)
      result[key] = value ?? NSNull()
    }
    return result
  }

  // MARK: Moments

  /// Called once, when the object is inserted for the first time.
  open func awakeFromInsert() {}
  /// Called each time after the values were read.
  open func awakeFromFetch() {}
  /// Called before each save of the object.
  open func willSave() {}
  /// Called after each save of the object.
  open func didSave() {}
  /// Called before the object is deleted.
  open func prepareForDeletion() {}
  /// Called before the values are given up.
  open func willTurnIntoFault() {}
  /// Called after the values were given up.
  open func didTurnIntoFault() {}

  /// Throws if a new object may not be saved as it is (CD9).
  open func validateForInsert() throws { try validateValues() }
  /// Throws if a changed object may not be saved as it is (CD9).
  open func validateForUpdate() throws { try validateValues() }
  /// Throws if the object may not be deleted (CD10).
  open func validateForDelete() throws { try validateDeletion() }

  // MARK: Access by hand

  /// Called before a value is read by an accessor of a program's own.
  open func willAccessValue(forKey key: String?) { load() }
  /// Called after a value was read by an accessor of a program's own.
  open func didAccessValue(forKey key: String?) {}
  /// Called before a value is set by an accessor of a program's own.
  open func willChangeValue(forKey key: String) {
    load()
    noteSaved(key)
    objectWillChange.send()
  }
  /// Called after a value was set by an accessor of a program's own.
  open func didChangeValue(forKey key: String) { managedObjectContext?.didChange(self) }

  /// The value of a property, without a notice.
  open func primitiveValue(forKey key: String) -> Any? { shown(values[key], key) }
  /// Sets the value of a property, without a notice.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = normalized(value, key) }

  // MARK: Values

  /// The value of a property: a number is an `NSNumber`, objects are an `NSSet` or an `NSOrderedSet`.
  ///
  /// A name that the entity does not have has no value, and a warning says so.
  open func value(forKey key: String) -> Any? {
    if let probe {
      probe.keys.append(key)
      return nil
    }
    guard entity.propertiesByName[key] != nil else { return unknown(key) }
    load()
    return shown(current(key), key)
  }

  /// Sets the value of a property. A value of another type than the property's is refused, and a warning says so.
  open func setValue(_ value: Any?, forKey key: String) {
    guard let property = entity.propertiesByName[key] else { return _ = unknown(key) }
    load()
    if let relationship = property as? NSRelationshipDescription {
      return set(value, of: relationship)
    }
    let new = normalized(value, key)
    if new == nil, let value, ManagedValue.plain(value) != nil {
      return RuntimeWarning.report(
        .misusedViews("\(entity.name ?? "").\(key) was set to a \(type(of: value)), which it cannot have."))
    }
    change(key) { values[key] = new }
  }

  /// The value at the end of names with dots between them.
  open func value(forKeyPath keyPath: String) -> Any? {
    KeyPathValue.value(of: self, path: keyPath.split(separator: ".").map(String.init))
  }

  /// Sets the value at the end of names with dots between them.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let names = keyPath.split(separator: ".").map(String.init)
    guard let last = names.last, !setElement(value, at: names) else { return }
    let target = names.count == 1 ? self : KeyPathValue.value(of: self, path: names.dropLast()) as? NSManagedObject
    target?.setValue(value, forKey: last)
  }

  /// The values of some properties; `NSNull` where there is none.
  open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }, uniquingKeysWith: { $1 })
  }

  /// Sets several values; `NSNull` for none.
  open func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
  }

  /// Whether the objects of a relationship were not read yet.
  open func hasFault(forRelationshipNamed key: String) -> Bool {
    values[key] is UnreadObject || entity.relationshipsByName[key]?.isToMany == true && !loadedLists.contains(key)
  }

  /// The identifiers of the objects of a relationship.
  open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
    guard let relationship = entity.relationshipsByName[key] else { return [] }
    if relationship.isToMany { return list(key).map(\.objectID) }
    return (current(key) as? NSManagedObject).map { [$0.objectID] } ?? []
  }

  private func unknown(_ key: String) -> Any? {
    RuntimeWarning.report(.misusedViews("The entity \(entity.name ?? "") has no property \(key)."))
    return nil
  }
}

/// Where an object stands.
enum ManagedState {
  case free, inserted, saved, deleted
}

/// An object that a row refers to and that was not asked for.
struct UnreadObject {
  let key: Int64
}
