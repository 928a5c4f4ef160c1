import Foundation
import TesseraStore

/// The tables of a schema's store.
typealias StoreLayout = TableLayout<Schema.Version>

extension TableLayout<Schema.Version> {
  typealias Column = TableColumn
  typealias Table = TableDescription
  typealias Pairs = PairTable

  init(of entities: [Entity], version: Schema.Version) {
    let families = Dictionary(grouping: entities, by: \.table)
    let tables = entities.filter { !$0.isSubclass }.map { Self.table($0, families[$0.table] ?? []) }
    var defaults: [String: [String: StoredValue]] = [:]
    var pairs: [String: Pairs] = [:]
    for entity in entities {
      defaults[entity.table, default: [:]].merge(Self.defaults(of: entity)) { first, _ in first }
      for property in entity.properties {
        guard case .table(let name, true) = property.relationship?.place, pairs[name] == nil else { continue }
        pairs[name] = Self.pairs(named: name, of: property, in: entity, among: entities)
      }
    }
    self.init(
      version: version, tables: tables, pairs: pairs.values.sorted { $0.name < $1.name }, defaults: defaults)
  }

  private static func pairs(
    named name: String, of property: Entity.Property, in entity: Entity, among entities: [Entity]
  ) -> Pairs {
    let destination = entities.first { $0.name == property.relationship?.destinationName }
    let inverse = property.relationship?.inverse.flatMap { destination?.properties[$0] }
    let sides = [property] + (inverse.map { [$0] } ?? [])
    let originals = sides.map { side in side.originalName.map { "\(side.className).\($0)" } ?? side.qualifiedName }
    let names = sides.map(\.qualifiedName)
    return Pairs(
      name: name, first: entity.name, second: destination?.name ?? "", sides: names,
      originalSides: originals == names ? nil : originals)
  }

  private static func defaults(of entity: Entity) -> [String: StoredValue] {
    var values: [String: StoredValue] = [:]
    for property in entity.properties where property.hasColumn {
      guard let value = property.metadata.defaultValue?(), let codec = property.codec else { continue }
      values[property.column] = try? codec.encode(value)
    }
    return values
  }

  /// The table of a class and of those below it, whose columns follow (SD36).
  private static func table(_ entity: Entity, _ family: [Entity]) -> Table {
    let subclasses = family.filter(\.isSubclass).sorted { $0.lineage.lexicographicallyPrecedes($1.lineage) }
    var table = ownPart(of: entity, in: family)
    guard !subclasses.isEmpty else { return table }
    table.columns.append(
      Column(name: Entity.classColumn, kind: .data, isOptional: true, isReference: false, originalName: nil))
    table.indexed.append([Entity.classColumn])
    for part in subclasses.map({ ownPart(of: $0, in: family) }) {
      table.columns += part.columns
      table.unique += part.unique.filter { !table.unique.contains($0) }
      table.indexed += part.indexed.filter { !table.indexed.contains($0) }
    }
    table.subclasses = subclasses.map { Table.Subclass(name: $0.name, superclass: $0.lineage.dropLast().last ?? "") }
    return table
  }

  /// What a class adds to the table.
  private static func ownPart(of entity: Entity, in family: [Entity]) -> Table {
    let classes = family.filter { $0.lineage.starts(with: entity.lineage) }.map(\.name).sorted()
    let columns = entity.columns.filter { $0 >= entity.inheritedCount }.map { index in
      let property = entity.properties[index]
      return Column(
        name: property.column, kind: property.codec?.kind ?? .integer,
        isOptional: property.codec?.isOptional ?? property.relationship?.isOptional ?? true,
        isReference: property.relationship != nil, originalName: property.originalColumn,
        classes: entity.isSubclass ? classes : nil)
    }
    // The rows that refer to an object are found by an index.
    let references = columns.filter(\.isReference).map { [$0.name] }
    let names = { (group: [Int]) in group.map { entity.properties[$0].column } }
    return Table(
      name: entity.name, columns: columns, unique: entity.uniqueGroups.map(names),
      indexed: entity.indexGroups.map(names) + references)
  }
}
