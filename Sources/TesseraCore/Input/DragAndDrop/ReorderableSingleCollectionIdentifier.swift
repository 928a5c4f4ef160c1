/// Stands for the collection of a `reorderContainer` that has only one (F43).
nonisolated public struct ReorderableSingleCollectionIdentifier: Hashable, Sendable {
  init() {}
}
