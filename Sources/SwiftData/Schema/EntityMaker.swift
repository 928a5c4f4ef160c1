import Synchronization

/// Makes entities of what the classes say, and finds which relationships are two sides of one.
struct EntityMaker {
  /// What a class says of itself. What it inherits is with the class above it.
  private struct Draft {
    let type: any PersistentModel.Type
    /// The draft of the class above.
    let above: Int?
    /// How many properties are inherited.
    let start: Int
    var own: [Entity.Property]
    /// All properties, inherited ones too, as the class itself lists them: with key paths from it.
    let listed: [Schema.PropertyMetadata]
    let groups: [Schema.PropertyMetadata]
    let level: Entity.Level?
  }

  private static let lastNumber = Mutex(0)
  private var drafts: [Draft] = []
  private var positions: [ObjectIdentifier: Int] = [:]
  private var waiting: [any PersistentModel.Type] = []

  /// The first of them is that of the first type.
  static func entities(reachedFrom types: [any PersistentModel.Type]) -> [Entity] {
    var maker = EntityMaker()
    maker.collect(types)
    maker.findNamedInverses()
    maker.findOtherInverses()
    maker.choosePlaces()
    return maker.entities()
  }

  private func entities() -> [Entity] {
    drafts.indices.map { draft in
      let chain = chain(to: draft)
      let properties = chain.flatMap { drafts[$0].own }
      return Entity(
        type: drafts[draft].type, lineage: chain.map { Entity.name(of: drafts[$0].type) },
        levels: chain.compactMap { drafts[$0].level },
        properties: zip(properties, drafts[draft].listed).map { property, listed in
          var property = property
          property.path = listed.path
          property.pathBox = listed.pathBox
          return property
        },
        groups: chain.flatMap { drafts[$0].groups })
    }
  }

  /// The drafts of the classes above, the uppermost first, and the one itself.
  private func chain(to draft: Int) -> [Int] {
    sequence(first: draft) { drafts[$0].above }.reversed()
  }

  // MARK: Collecting

  private mutating func collect(_ types: [any PersistentModel.Type]) {
    waiting = types
    while let type = waiting.popLast() { _ = collect(type) }
  }

  /// - Returns: the place of the draft.
  private mutating func collect(_ type: any PersistentModel.Type) -> Int {
    if let known = positions[ObjectIdentifier(type)] { return known }
    let above = Entities.superclass(of: type).map { collect($0) }
    let start = above.map { drafts[$0].listed.count } ?? 0
    let metadata = type.schemaMetadata
    let properties = metadata.filter(\.isProperty)
    let own = properties.enumerated().dropFirst(start).map { index, metadata in
      Self.property(metadata, index: index, of: type, isInherited: above != nil)
    }
    positions[ObjectIdentifier(type)] = drafts.count
    drafts.append(
      Draft(
        type: type, above: above, start: start, own: own, listed: properties,
        groups: metadata.filter { if case .group = $0.kind { true } else { false } },
        level: Self.level(of: type, metadata, start: start)))
    waiting += own.compactMap { $0.relationship?.destination }
    return drafts.count - 1
  }

  private static func level(
    of type: any PersistentModel.Type, _ metadata: [Schema.PropertyMetadata], start: Int
  ) -> Entity.Level? {
    for case .level(let owner, let initialValues) in metadata.map(\.kind) where owner == type {
      return Entity.Level(start: start, initialValues: initialValues)
    }
    return nil
  }

  private static func property(
    _ metadata: Schema.PropertyMetadata, index: Int, of type: any PersistentModel.Type, isInherited: Bool
  ) -> Entity.Property {
    let number = lastNumber.withLock { last in
      last += 1
      return last
    }
    // Two classes below the same one may have properties of one name.
    let column = isInherited ? "\(Entity.name(of: type)).\(metadata.name)" : metadata.name
    return Entity.Property(
      index: index, metadata: metadata, className: Entity.name(of: type), path: metadata.path,
      pathBox: metadata.pathBox, column: column, number: number, relationship: relationship(metadata))
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
    case .attribute, .group, .level: return nil
    }
  }

  // MARK: Inverses

  /// A property of a draft: its place among those that the class itself has.
  private struct Place: Equatable {
    let draft: Int
    let own: Int
  }

  private mutating func findNamedInverses() {
    for place in allRelationships {
      guard let path = self[place].metadata.relationship?.inverse, let other = destination(place),
        let index = drafts[other].listed.firstIndex(where: { ($0.path as AnyKeyPath) == (path as AnyKeyPath) }),
        let match = owner(of: index, in: other), self[match].relationship != nil
      else { continue }
      connect(place, match)
    }
  }

  /// The class that has a property which another one may inherit.
  private func owner(of index: Int, in draft: Int) -> Place? {
    chain(to: draft).lazy.map { Place(draft: $0, own: index - drafts[$0].start) }
      .first { drafts[$0.draft].own.indices.contains($0.own) }
  }

  /// Without a name, two relationships are sides of one if nothing else could be (SD12).
  private mutating func findOtherInverses() {
    for place in allRelationships {
      guard isFree(place), let other = destination(place) else { continue }
      let there = candidates(in: other, for: place.draft).filter { $0 != place }
      let here = candidates(in: place.draft, for: other).filter { other != place.draft || $0 == place }
      if there.count == 1, here.count == 1 { connect(place, there[0]) }
    }
  }

  private func candidates(in draft: Int, for other: Int) -> [Place] {
    drafts[draft].own.indices.map { Place(draft: draft, own: $0) }.filter { isFree($0) && destination($0) == other }
  }

  private func isFree(_ place: Place) -> Bool {
    let property = self[place]
    return property.relationship != nil && property.relationship?.inverse == nil
      && property.metadata.relationship?.inverse == nil
  }

  private mutating func connect(_ one: Place, _ other: Place) {
    let (here, there) = (self[one].index, self[other].index)
    drafts[one.draft].own[one.own].relationship?.inverse = there
    drafts[other.draft].own[other.own].relationship?.inverse = here
  }

  private var allRelationships: [Place] {
    drafts.indices.flatMap { draft in
      drafts[draft].own.indices.map { Place(draft: draft, own: $0) }.filter { self[$0].relationship != nil }
    }
  }

  private subscript(place: Place) -> Entity.Property { drafts[place.draft].own[place.own] }

  private func destination(_ place: Place) -> Int? {
    self[place].relationship.flatMap { positions[ObjectIdentifier($0.destination)] }
  }

  // MARK: Places

  private mutating func choosePlaces() {
    for place in allRelationships {
      guard let relationship = self[place].relationship, relationship.isToMany, let other = destination(place) else {
        continue
      }
      let choice = self.place(of: place, relationship, other)
      drafts[place.draft].own[place.own].relationship?.place = choice
    }
  }

  private func place(
    of place: Place, _ relationship: Entity.Relationship, _ other: Int
  ) -> Entity.Relationship.Place {
    let name = self[place].qualifiedName
    guard let inverse = relationship.inverse, let otherPlace = owner(of: inverse, in: other) else {
      return .table(name, isFirst: true)
    }
    guard self[otherPlace].relationship?.isToMany == true else { return .inverseColumn }
    let otherName = self[otherPlace].qualifiedName
    return .table(min(name, otherName), isFirst: name <= otherName)
  }
}

extension Schema.PropertyMetadata {
  /// Whether it says something of a property.
  fileprivate var isProperty: Bool {
    switch kind {
    case .attribute, .toOne, .toMany: true
    case .group, .level: false
    }
  }
}
