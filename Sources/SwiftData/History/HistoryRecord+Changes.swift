import Foundation
import TesseraStore

extension HistoryRecord {
  /// What the transaction changed. Objects of classes that the schema has not are left out (SD37).
  func changes(in schema: Schema, store: String, transaction: Int64) -> [HistoryChange] {
    var changes: [HistoryChange] = []
    var number: Int64 = 0
    for group in groups {
      defer { number += Int64(group.keys.count) }
      guard let entity = schema.member(named: group.entity) else { continue }
      let origin = PersistentIdentifier.Origin.named(entity.name, in: store)
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
