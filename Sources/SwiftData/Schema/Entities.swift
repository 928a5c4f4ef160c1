import Foundation
import Synchronization

/// The entities of all classes of models that the program uses.
enum Entities {
  private static let known = Mutex<[ObjectIdentifier: Entity]>([:])

  /// The entity of a class.
  static func entity(of type: any PersistentModel.Type) -> Entity {
    if let entity = known.withLock({ $0[ObjectIdentifier(type)] }) { return entity }
    let made = EntityMaker.entities(reachedFrom: [type])
    return known.withLock { known in
      for entity in made where known[ObjectIdentifier(entity.type)] == nil {
        known[ObjectIdentifier(entity.type)] = entity
      }
      return known[ObjectIdentifier(type)] ?? made[0]
    }
  }

  /// The class of models above a class; nil for one that is below none (SD36).
  static func superclass(of type: any PersistentModel.Type) -> (any PersistentModel.Type)? {
    _getSuperclass(type).flatMap { $0 as? any PersistentModel.Type }
  }

  /// The entities of classes, of all that they are related to and of those above them, each once, in the order in which
  /// they are met.
  static func closure(of types: [any PersistentModel.Type]) -> [Entity] {
    var entities: [Entity] = []
    var seen: Set<ObjectIdentifier> = []
    var waiting = Array(types.reversed())
    while let type = waiting.popLast() {
      guard seen.insert(ObjectIdentifier(type)).inserted else { continue }
      let entity = entity(of: type)
      entities.append(entity)
      waiting += entity.properties.compactMap { $0.relationship?.destination }.reversed()
      if let above = superclass(of: type) { waiting.append(above) }
    }
    return entities
  }
}
