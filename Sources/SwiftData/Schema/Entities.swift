import Foundation
import Synchronization
import TesseraStore

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

  /// The entities of classes and of all that they are related to, each once, in the order in which they are met.
  static func closure(of types: [any PersistentModel.Type]) -> [Entity] {
    var entities: [Entity] = []
    var seen: Set<ObjectIdentifier> = []
    var waiting = Array(types.reversed())
    while let type = waiting.popLast() {
      guard seen.insert(ObjectIdentifier(type)).inserted else { continue }
      let entity = entity(of: type)
      entities.append(entity)
      waiting += entity.properties.compactMap { $0.relationship?.destination }.reversed()
    }
    return entities
  }
}

/// Makes entities of what the classes say, and finds which relationships are two sides of one.
private struct EntityMaker {
  private struct Draft {
    let type: any PersistentModel.Type
    var properties: [Entity.Property]
    let groups: [Schema.PropertyMetadata]
  }

  private var drafts: [Draft] = []
  private var positions: [ObjectIdentifier: Int] = [:]

  /// The first of them is that of the first type.
  static func entities(reachedFrom types: [any PersistentModel.Type]) -> [Entity] {
    var maker = EntityMaker()
    maker.collect(types)
    maker.findNamedInverses()
    maker.findOtherInverses()
    maker.choosePlaces()
    return maker.drafts.map { Entity(type: $0.type, properties: $0.properties, groups: $0.groups) }
  }

  private mutating func collect(_ types: [any PersistentModel.Type]) {
    var waiting = types
    while let type = waiting.popLast() {
      guard positions[ObjectIdentifier(type)] == nil else { continue }
      let metadata = type.schemaMetadata
      let properties = metadata.filter { if case .group = $0.kind { false } else { true } }
      let draft = Draft(
        type: type,
        properties: properties.enumerated().map { index, metadata in
          Entity.Property(index: index, metadata: metadata, relationship: Self.relationship(metadata))
        },
        groups: metadata.filter { if case .group = $0.kind { true } else { false } })
      positions[ObjectIdentifier(type)] = drafts.count
      drafts.append(draft)
      waiting += draft.properties.compactMap { $0.relationship?.destination }
    }
  }

  private static func relationship(_ metadata: Schema.PropertyMetadata) -> Entity.Relationship? {
    let said = metadata.relationship
    func make(_ type: any PersistentModel.Type, isToMany: Bool, isOptional: Bool) -> Entity.Relationship {
      Entity.Relationship(
        destination: type, destinationName: Entity.name(of: type), isToMany: isToMany, isOptional: isOptional,
        deleteRule: said?.deleteRule ?? .nullify, minimum: max(0, said?.minimumModelCount ?? 0),
        maximum: max(0, said?.maximumModelCount ?? 0))
    }
    switch metadata.kind {
    case .toOne(let type, let isOptional): return make(type, isToMany: false, isOptional: isOptional)
    case .toMany(let type): return make(type, isToMany: true, isOptional: true)
    case .attribute, .group: return nil
    }
  }

  private mutating func findNamedInverses() {
    for (draft, property) in allRelationships {
      guard let path = drafts[draft].properties[property].metadata.relationship?.inverse,
        let other = destination(draft, property),
        let match = drafts[other].properties.firstIndex(where: {
          ($0.metadata.path as AnyKeyPath) == (path as AnyKeyPath) && $0.relationship != nil
        })
      else { continue }
      connect((draft, property), (other, match))
    }
  }

  /// Without a name, two relationships are sides of one if nothing else could be (SD12).
  private mutating func findOtherInverses() {
    for (draft, property) in allRelationships {
      guard isFree(draft, property), let other = destination(draft, property) else { continue }
      let there = candidates(in: other, for: draft).filter { other != draft || $0 != property }
      let here = candidates(in: draft, for: other).filter { other != draft || $0 == property }
      if there.count == 1, here.count == 1 { connect((draft, property), (other, there[0])) }
    }
  }

  private func candidates(in draft: Int, for other: Int) -> [Int] {
    drafts[draft].properties.indices.filter { isFree(draft, $0) && destination(draft, $0) == other }
  }

  private func isFree(_ draft: Int, _ property: Int) -> Bool {
    let property = drafts[draft].properties[property]
    return property.relationship != nil && property.relationship?.inverse == nil
      && property.metadata.relationship?.inverse == nil
  }

  private mutating func connect(_ one: (draft: Int, property: Int), _ other: (draft: Int, property: Int)) {
    drafts[one.draft].properties[one.property].relationship?.inverse = other.property
    drafts[other.draft].properties[other.property].relationship?.inverse = one.property
  }

  private var allRelationships: [(Int, Int)] {
    drafts.indices.flatMap { draft in
      drafts[draft].properties.indices.filter { drafts[draft].properties[$0].relationship != nil }.map { (draft, $0) }
    }
  }

  private func destination(_ draft: Int, _ property: Int) -> Int? {
    drafts[draft].properties[property].relationship.flatMap { positions[ObjectIdentifier($0.destination)] }
  }

  private mutating func choosePlaces() {
    for (draft, property) in allRelationships {
      guard let relationship = drafts[draft].properties[property].relationship, relationship.isToMany,
        let other = destination(draft, property)
      else { continue }
      let place = place(draft, property, relationship, other)
      drafts[draft].properties[property].relationship?.place = place
    }
  }

  private func place(
    _ draft: Int, _ property: Int, _ relationship: Entity.Relationship, _ other: Int
  ) -> Entity.Relationship.Place {
    let name = qualifiedName(draft, property)
    guard let inverse = relationship.inverse else { return .table(name, isFirst: true) }
    guard drafts[other].properties[inverse].relationship?.isToMany == true else { return .inverseColumn }
    let otherName = qualifiedName(other, inverse)
    return .table(min(name, otherName), isFirst: name <= otherName)
  }

  private func qualifiedName(_ draft: Int, _ property: Int) -> String {
    "\(Entity.name(of: drafts[draft].type)).\(drafts[draft].properties[property].name)"
  }
}
