import Foundation
import TesseraCore
import TesseraStore
import TesseraValues

/// A derived attribute in the tables of a model (CD29).
struct Derivation {
  let attribute: NSDerivedAttributeDescription
  let table: String
  let column: String
  /// The entities whose objects have the attribute.
  let entityNames: Set<String>
  let paths: [String: DerivationPath]
  private let expression: NSExpression

  /// The derived attributes of a model.
  static func all(in model: ModelTables) -> [Derivation] {
    model.entities.values.flatMap { map in
      map.entity.ownProperties.compactMap { property in
        (property as? NSDerivedAttributeDescription).flatMap { Derivation($0, map, model) }
      }
    }.sorted { ($0.table, $0.column) < ($1.table, $1.column) }
  }

  private init?(_ attribute: NSDerivedAttributeDescription, _ map: ModelTables.Entity, _ model: ModelTables) {
    guard let expression = attribute.derivationExpression, let column = map.columns[attribute.name] else { return nil }
    self.attribute = attribute
    self.expression = expression
    self.column = column.name
    table = map.table
    entityNames = Set(map.entity.family.compactMap(\.name))
    var paths: [String: DerivationPath] = [:]
    for path in Self.keyPaths(expression) {
      guard let found = DerivationPath(path, of: map.entity, in: model) else {
        RuntimeWarning.report(
          .misusedViews(
            "\(map.entity.name ?? "").\(attribute.name) is derived from \(path), which the entity does not keep."))
        continue
      }
      paths[path] = found
    }
    self.paths = paths
  }

  private static func keyPaths(_ expression: NSExpression) -> [String] {
    if expression.expressionType == .keyPath { return [expression.keyPath] }
    return expression.arguments?.flatMap(keyPaths) ?? []
  }

  /// What another formula differs in.
  var signature: String { "\(table).\(column)=\(expression.description)" }

  // MARK: Values

  /// Writes the value of an object.
  ///
  /// - Returns: the value, if it is another one than before.
  func write(_ key: Int64, _ entityName: String, in connection: Connection) throws -> DerivedValue? {
    let value = try value(expression, key, connection)
    let stored = try attribute.stored(value.flatMap(attribute.normalized))
    try connection.run(
      "UPDATE \(table.quoted) SET \(column.quoted) = ?1 WHERE _key = ?2 AND \(column.quoted) IS NOT ?1",
      [stored, .integer(key)])
    guard connection.changedRows > 0 else { return nil }
    return DerivedValue(key: key, entityName: entityName, name: attribute.name, value: stored)
  }

  private func value(_ expression: NSExpression, _ key: Int64, _ connection: Connection) throws -> Any? {
    switch expression.expressionType {
    case .keyPath: return try paths[expression.keyPath]?.value(of: key, in: table, connection)
    case .function:
      let arguments = try (expression.arguments ?? []).map { argument in
        NSExpression(forConstantValue: try value(argument, key, connection))
      }
      return NSExpression(forFunction: expression.function, arguments: arguments)
        .expressionValue(with: nil, context: nil)
    default: return expression.expressionValue(with: nil, context: nil)
    }
  }
}

/// A derived value that a save has changed.
struct DerivedValue: Sendable {
  let key: Int64
  let entityName: String
  let name: String
  let value: StoredValue
}
