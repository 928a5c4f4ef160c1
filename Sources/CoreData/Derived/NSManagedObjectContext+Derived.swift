import Foundation
import TesseraStore

extension NSManagedObjectContext {
  /// The objects whose derived values a save has changed without saving them.
  func identifiers(of derived: [DerivedValue], besides saved: [NSManagedObject]) -> [NSManagedObjectID] {
    guard !derived.isEmpty, let coordinator = persistentStoreCoordinatorOfAll else { return [] }
    var seen = Set(saved.map(\.objectID.key))
    return derived.filter { seen.insert($0.key).inserted }.map { coordinator.identifier($0.entityName, $0.key) }
  }

  /// Objects that were read get the values that the store has worked out (CD29).
  func take(_ derived: [DerivedValue]) {
    for value in derived {
      guard let object = objects[value.key]?.object, object.isLoaded,
        let attribute = object.entity.attributesByName[value.name]
      else { continue }
      object.objectWillChange.send()
      object.values[value.name] = attribute.value(value.value)
      listeners.tell(object)
    }
  }
}

extension NSManagedObject {
  func derivedRow(isDeleted: Bool) -> DerivedSave.Row {
    DerivedSave.Row(key: objectID.key, entityName: entity.name ?? "", isDeleted: isDeleted)
  }
}
