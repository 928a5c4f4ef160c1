import Foundation

/// What a transaction changed, as its row has it: keys of objects that were changed alike lie together.
package struct HistoryRecord: Sendable {
  package enum Kind: UInt8, Sendable {
    case insert, update, delete
  }

  /// Objects of a class that were changed alike.
  package struct Group: Sendable {
    package let kind: Kind
    package let entity: String
    /// The properties that were changed, or whose values are kept.
    package let properties: [String]
    package var keys: [Int64]
    /// The values that are kept: those of the properties, for each key.
    package var values: [StoredValue]

    package init(
      kind: Kind, entity: String, properties: [String], keys: [Int64] = [], values: [StoredValue] = []
    ) {
      self.kind = kind
      self.entity = entity
      self.properties = properties
      self.keys = keys
      self.values = values
    }

    func isLike(_ other: Group) -> Bool {
      kind == other.kind && entity == other.entity && properties == other.properties
    }
  }

  private static let format: UInt8 = 1
  package private(set) var groups: [Group] = []

  package init() {}

  /// - Returns: nil for what another version of the module wrote.
  package init?(_ data: Data) {
    guard let groups = try? Self.read(data) else { return nil }
    self.groups = groups
  }

  /// Notes objects after those that were noted before.
  package mutating func append(_ group: Group) {
    guard let last = groups.indices.last, groups[last].isLike(group) else { return groups.append(group) }
    groups[last].keys += group.keys
    groups[last].values += group.values
  }

  // MARK: Bytes

  package var data: Data {
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
}
