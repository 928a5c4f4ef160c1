import Foundation
import TesseraStore

/// The tables of a model: the objects of an entity and of those below it lie in one.
struct ModelTables {
  struct Column {
    let property: NSPropertyDescription
    let name: String
    /// The place of the value in a row that was read.
    let index: Int
  }

  /// The columns of an entity's objects.
  struct Entity {
    let entity: NSEntityDescription
    let table: String
    let columns: [String: Column]
    /// The columns in which the orders of to-many relationships are.
    let orders: [String: (name: String, index: Int)]
  }

  /// Where the objects of a relationship to many are found.
  enum Place {
    /// In rows with the owner's key in a column.
    case column(table: String, name: String)
    /// In a table of pairs; a relationship that is its own inverse has each pair twice.
    case pairs(name: String, isFirst: Bool, isMirrored: Bool)
  }

  /// The columns that all tables have: the key, the entity and the number of changes.
  static let marks = ["_key", "_entity", "_version"]

  private(set) var entities: [String: Entity] = [:]
  private(set) var names: [String: [String]] = [:]
  private(set) var layout: TableLayout<Int>

  init(_ model: NSManagedObjectModel) {
    layout = TableLayout(version: 0, tables: [], pairs: [])
    for root in model.entities where root.superentity == nil { add(root) }
    var pairs: [String: PairTable] = [:]
    for entity in model.entities {
      for case let relationship as NSRelationshipDescription in entity.ownProperties where relationship.isToMany {
        guard case .pairs(let name, true, _) = place(of: relationship) else { continue }
        let sides = [relationship] + (relationship.inverseRelationship.map { [$0] } ?? [])
        pairs[name] = PairTable(
          name: name, first: entity.root.name ?? "", second: relationship.destinationEntity?.root.name ?? "",
          sides: sides.map(Self.qualifiedName), originalSides: Self.originalNames(of: sides))
      }
    }
    layout.pairs = pairs.values.sorted { $0.name < $1.name }
  }

  subscript(entity: NSEntityDescription) -> Entity? { entities[entity.name ?? ""] }

  // MARK: Columns

  private mutating func add(_ root: NSEntityDescription) {
    let table = root.name ?? ""
    var columns: [TableColumn] = Self.marks.dropFirst().map {
      TableColumn(
        name: $0, kind: $0 == "_entity" ? .text : .integer, isOptional: true, isReference: false, originalName: nil)
    }
    var used = Set(Self.marks)
    var own: [String: [String: Column]] = [:]
    var orders: [String: [String: (name: String, index: Int)]] = [:]
    var indexed: [[String]] = []
    for entity in root.family {
      var known = entity.superentity.flatMap { own[$0.name ?? ""] } ?? [:]
      var knownOrders = entity.superentity.flatMap { orders[$0.name ?? ""] } ?? [:]
      for property in entity.ownProperties where !property.isTransient {
        let relationship = property as? NSRelationshipDescription
        let plain = relationship?.isToMany == true ? Self.orderColumn(of: property.name) : property.name
        if relationship?.isToMany == true, relationship?.isOrdered != true { continue }
        let name = used.contains(plain) ? "\(entity.name ?? "").\(plain)" : plain
        used.insert(name)
        if relationship?.isToMany == true {
          knownOrders[property.name] = (name, columns.count + 1)
        } else {
          known[property.name] = Column(property: property, name: name, index: columns.count + 1)
        }
        if relationship?.isToMany == false { indexed.append([name]) }
        columns.append(Self.column(property, name: name, isInherited: entity !== root))
        addDefault(of: property, table: table, name: name)
      }
      own[entity.name ?? ""] = known
      orders[entity.name ?? ""] = knownOrders
      entities[entity.name ?? ""] = Entity(entity: entity, table: table, columns: known, orders: knownOrders)
    }
    let unique = root.uniquenessConstraints.map { constraint in
      constraint.compactMap { ($0 as? NSPropertyDescription)?.name ?? $0 as? String }
    }
    layout.tables.append(
      TableDescription(
        name: table, columns: columns, unique: unique, indexed: indexed, originalName: root.renamingIdentifier))
    names[table] = ["_key"] + columns.map(\.name)
  }

  private static func column(_ property: NSPropertyDescription, name: String, isInherited: Bool) -> TableColumn {
    let attribute = property as? NSAttributeDescription
    let isToMany = (property as? NSRelationshipDescription)?.isToMany == true
    return TableColumn(
      name: name, kind: isToMany ? .data : attribute?.attributeType.columnKind ?? .integer,
      isOptional: property.isOptional || isInherited || attribute == nil || attribute is NSDerivedAttributeDescription,
      isReference: attribute == nil && !isToMany,
      originalName: property.renamingIdentifier.map { isToMany ? orderColumn(of: $0) : $0 })
  }

  private static func orderColumn(of relationship: String) -> String { "\(relationship) order" }

  private mutating func addDefault(of property: NSPropertyDescription, table: String, name: String) {
    guard let attribute = property as? NSAttributeDescription, let value = attribute.defaultValue,
      let normal = attribute.normalized(value), let stored = try? attribute.stored(normal)
    else { return }
    layout.defaults[table, default: [:]][name] = stored
  }

  // MARK: Relationships

  func place(of relationship: NSRelationshipDescription) -> Place {
    let own = Self.qualifiedName(relationship)
    guard let inverse = relationship.inverseRelationship else {
      return .pairs(name: own, isFirst: true, isMirrored: false)
    }
    if !inverse.isToMany, let entity = inverse.entity, let map = self[entity], let column = map.columns[inverse.name] {
      return .column(table: map.table, name: column.name)
    }
    let other = Self.qualifiedName(inverse)
    let name = [own, other].sorted().joined(separator: " ")
    return .pairs(name: name, isFirst: own <= other, isMirrored: own == other)
  }

  private static func qualifiedName(_ relationship: NSRelationshipDescription) -> String {
    "\(relationship.entity?.name ?? "").\(relationship.name)"
  }

  /// The names of relationships before they or their entities were renamed (CD4); nil if none was.
  private static func originalNames(of relationships: [NSRelationshipDescription]) -> [String]? {
    let names = relationships.map { relationship in
      let entity = relationship.entity?.renamingIdentifier ?? relationship.entity?.name ?? ""
      return "\(entity).\(relationship.renamingIdentifier ?? relationship.name)"
    }
    return names == relationships.map(qualifiedName) ? nil : names
  }

  /// The statements that give the rows of entities with other names than before these names (CD4).
  var renamings: [(sql: String, values: [StoredValue])] {
    entities.values.compactMap { map in
      guard let name = map.entity.name, let former = map.entity.renamingIdentifier, entities[former] == nil else {
        return nil
      }
      return ("UPDATE \(map.table.quoted) SET _entity = ? WHERE _entity = ?", [.text(name), .text(former)])
    }
  }
}
