import Foundation
import TesseraStore

/// What a transaction changed, as its row has it: keys of objects that were changed alike lie together (SD37).
struct HistoryRecord: Sendable {
  enum Kind: UInt8, Sendable {
    case insert, update, delete
  }

  /// Objects of a class that were changed alike.
  struct Group: Sendable {
    let kind: Kind
    let entity: String
    /// The properties that were changed, or whose values are kept.
    let properties: [String]
    var keys: [Int64] = []
    /// The values that are kept: those of the properties, for each key.
    var values: [StoredValue] = []

    func isLike(_ other: Group) -> Bool {
      kind == other.kind && entity == other.entity && properties == other.properties
    }
  }

  private static let format: UInt8 = 1
  private(set) var groups: [Group] = []

  init() {}

  /// - Returns: nil for what another version of the module wrote.
  init?(_ data: Data) {
    guard let groups = try? Self.read(data) else { return nil }
    self.groups = groups
  }

  /// Notes objects after those that were noted before.
  mutating func append(_ group: Group) {
    guard let last = groups.indices.last, groups[last].isLike(group) else { return groups.append(group) }
    groups[last].keys += group.keys
    groups[last].values += group.values
  }

  // MARK: Bytes

  var data: Data {
    var writer = HistoryWriter()
    writer.write(Self.format)
    writer.write(groups.count)
    for group in groups {
      writer.write(group.kind.rawValue)
      writer.write(group.entity)
      writer.write(group.properties.count)
      for property in group.properties { writer.write(property) }
      writer.write(group.keys.count)
      // Keys of objects that were made together follow each other.
      var last: Int64 = 0
      for key in group.keys {
        writer.write(Int(key - last))
        last = key
      }
      for value in group.values { writer.write(value) }
    }
    return writer.data
  }

  private static func read(_ data: Data) throws -> [Group] {
    var reader = HistoryReader(data)
    guard try reader.byte() == format else { throw HistoryReader.Failure() }
    var groups: [Group] = []
    for _ in 0..<max(0, try reader.number()) { groups.append(try readGroup(&reader)) }
    return groups
  }

  private static func readGroup(_ reader: inout HistoryReader) throws -> Group {
    guard let kind = Kind(rawValue: try reader.byte()) else { throw HistoryReader.Failure() }
    let entity = try reader.text()
    var properties: [String] = []
    for _ in 0..<max(0, try reader.number()) { properties.append(try reader.text()) }
    var group = Group(kind: kind, entity: entity, properties: properties)
    var key: Int64 = 0
    for _ in 0..<max(0, try reader.number()) {
      key += Int64(try reader.number())
      group.keys.append(key)
    }
    if kind == .delete {
      for _ in 0..<group.keys.count * properties.count { group.values.append(try reader.value()) }
    }
    return group
  }

  // MARK: Changes

  func changes(in schema: Schema, store: String, transaction: Int64) -> [HistoryChange] {
    var changes: [HistoryChange] = []
    var number: Int64 = 0
    for group in groups {
      defer { number += Int64(group.keys.count) }
      guard let entity = schema.member(named: group.entity) else { continue }
      let origin = PersistentIdentifier.Origin(entityName: entity.name, storeIdentifier: store)
      for (place, key) in group.keys.enumerated() {
        let identifier = PersistentIdentifier(origin: origin, key: key)
        let values = group.values.dropFirst(place * group.properties.count).prefix(group.properties.count)
        changes.append(
          Self.change(
            entity.type, entity, group, Array(values), identifier, number: number + Int64(place),
            transaction: transaction))
      }
    }
    return changes
  }

  private static func change<Model: PersistentModel>(
    _ type: Model.Type, _ entity: Entity, _ group: Group, _ values: [StoredValue], _ identifier: PersistentIdentifier,
    number: Int64, transaction: Int64
  ) -> HistoryChange {
    switch group.kind {
    case .insert:
      return .insert(
        DefaultHistoryInsert<Model>(
          changeIdentifier: number, changedPersistentIdentifier: identifier, transactionIdentifier: transaction))
    case .update:
      let paths = group.properties.compactMap { entity.property(named: $0)?.path(of: type) }
      return .update(
        DefaultHistoryUpdate<Model>(
          changeIdentifier: number, changedPersistentIdentifier: identifier, transactionIdentifier: transaction,
          updatedAttributes: paths))
    case .delete:
      let kept = zip(group.properties, values).compactMap { name, value -> HistoryTombstone<Model>.Element? in
        guard let property = entity.property(named: name), let path = property.path(of: type),
          let value = property.sendableValue(value)
        else { return nil }
        return (path, value)
      }
      return .delete(
        DefaultHistoryDelete<Model>(
          changeIdentifier: number, changedPersistentIdentifier: identifier, transactionIdentifier: transaction,
          tombstone: HistoryTombstone(kept)))
    }
  }
}
