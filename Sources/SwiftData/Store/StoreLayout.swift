import Foundation
import TesseraStore

/// The tables of a schema's store.
typealias StoreLayout = TableLayout<Schema.Version>

extension TableLayout<Schema.Version> {
  typealias Column = TableColumn
  typealias Table = TableDescription
  typealias Pairs = PairTable

  init(of entities: [Entity], version: Schema.Version) {
    let tables = entities.map(Self.table)
    var defaults: [String: [String: StoredValue]] = [:]
    var pairs: [String: Pairs] = [:]
    for entity in entities {
      defaults[entity.name] = Self.defaults(of: entity)
      for relationship in entity.properties.compactMap(\.relationship) {
        guard case .table(let name, true) = relationship.place else { continue }
        pairs[name] = Pairs(name: name, first: entity.name, second: relationship.destinationName)
      }
    }
    self.init(
      version: version, tables: tables, pairs: pairs.values.sorted { $0.name < $1.name }, defaults: defaults)
  }

  private static func defaults(of entity: Entity) -> [String: StoredValue] {
    var values: [String: StoredValue] = [:]
    for property in entity.properties where property.hasColumn {
      guard let value = property.metadata.defaultValue?(), let codec = property.codec else { continue }
      values[property.name] = try? codec.encode(value)
    }
    return values
  }

  private static func table(_ entity: Entity) -> Table {
    let columns = entity.columns.map { index in
      let property = entity.properties[index]
      return Column(
        name: property.name, kind: property.codec?.kind ?? .integer,
        isOptional: property.codec?.isOptional ?? property.relationship?.isOptional ?? true,
        isReference: property.relationship != nil, originalName: property.originalName)
    }
    // The rows that refer to an object are found by an index.
    let references = columns.filter(\.isReference).map { [$0.name] }
    let names = { (group: [Int]) in group.map { entity.properties[$0].name } }
    return Table(
      name: entity.name, columns: columns, unique: entity.uniqueGroups.map(names),
      indexed: entity.indexGroups.map(names) + references)
  }
}
