/// The objects at the other side of a relationship to several.
final class ToMany {
  /// Whether the members are known; otherwise only what came and went since the last save is.
  var isLoaded: Bool
  private(set) var members = ModelSet()
  /// What came and went since the last save, by key.
  private(set) var added: Set<Int64> = []
  private(set) var removed: Set<Int64> = []
  /// The members as an array of their class.
  var array: Any?

  init(isLoaded: Bool) {
    self.isLoaded = isLoaded
  }

  func contains(_ key: Int64) -> Bool { members.contains(key) }

  /// - Returns: whether the object was not among the members.
  @discardableResult
  func insert(_ model: any PersistentModel, key: Int64) -> Bool {
    guard members.insert(model, key: key) else { return false }
    array = nil
    if removed.remove(key) == nil { added.insert(key) }
    return true
  }

  /// - Returns: whether the object was among the members, or may have been.
  @discardableResult
  func remove(_ key: Int64) -> Bool {
    let wasMember = members.remove(key)
    guard wasMember || !isLoaded && !removed.contains(key) else { return false }
    array = nil
    if added.remove(key) == nil { removed.insert(key) }
    return true
  }

  /// Puts the members that are saved before those that came since.
  func load(_ saved: [any PersistentModel]) {
    let recent = members.models
    members.removeAll()
    for model in saved {
      let key = model.storage.key
      if !removed.contains(key) { members.insert(model, key: key) }
    }
    for model in recent { members.insert(model, key: model.storage.key) }
    isLoaded = true
    array = nil
  }

  /// What came and went is saved.
  func settle() {
    added = []
    removed = []
    if !isLoaded { members.removeAll() }
  }

  /// An object has another key.
  func rename(_ model: any PersistentModel, from key: Int64) {
    guard members.remove(key) else { return }
    let wasAdded = added.remove(key) != nil
    array = nil
    if members.insert(model, key: model.storage.key), wasAdded { added.insert(model.storage.key) }
  }
}
