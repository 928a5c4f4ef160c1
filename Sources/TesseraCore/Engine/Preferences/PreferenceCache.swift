/// The reduced preferences of the views below a node. Only nodes with such views have one.
@MainActor
final class PreferenceCache {
  private(set) var entries: ContiguousArray<PreferenceEntry> = []

  func entry<Key: PreferenceKey>(for key: Key.Type) -> KeyedPreferenceEntry<Key>? {
    let id = ObjectIdentifier(key)
    for entry in entries where entry.id == id {
      return downcast(entry, to: KeyedPreferenceEntry<Key>.self)
    }
    return nil
  }

  func add(_ entry: PreferenceEntry) {
    entries.append(entry)
  }

  func contains(_ id: ObjectIdentifier) -> Bool {
    for entry in entries where entry.id == id { return true }
    return false
  }
}

/// The reduced value of one key below one node. It is valid until a value below changes.
@MainActor
class PreferenceEntry {
  let id: ObjectIdentifier
  final var isValid = false

  init(id: ObjectIdentifier) {
    self.id = id
  }

  /// An entry of the same key for another node.
  func makeAnother() -> PreferenceEntry {
    fatalError("PreferenceEntry is abstract.")
  }

  /// Tells `node` and those above it that the values of this key changed.
  func announceChange(above node: ViewNode) {}

  /// Tells `node` itself that the values of this key below it changed.
  func announceChange(at node: ViewNode) {}
}

final class KeyedPreferenceEntry<Key: PreferenceKey>: PreferenceEntry {
  /// nil if no view below sets the key.
  var value: Key.Value?

  init() {
    super.init(id: ObjectIdentifier(Key.self))
  }

  override func makeAnother() -> PreferenceEntry {
    KeyedPreferenceEntry<Key>()
  }

  override func announceChange(above node: ViewNode) {
    node.preferenceDidChange(Key.self)
  }

  override func announceChange(at node: ViewNode) {
    node.preferencesBelowDidChange(Key.self)
  }
}
