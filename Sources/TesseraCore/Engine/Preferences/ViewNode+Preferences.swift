extension ViewNode {
  /// The preference of the views below this node, reduced in the order of the tree; nil if none sets it.
  ///
  /// Only branches that changed since the last time are entered.
  final func reducedPreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    guard let entry = preferences?.entry(for: key) else { return nil }
    if entry.isValid { return entry.value }
    var result: Key.Value?
    forEachPreferenceChild(key) { child in
      guard let next = child.preferenceContribution(key) else { return }
      if var value = result {
        result = nil
        Key.reduce(value: &value) { next }
        result = .some(value)
      } else {
        result = .some(next)
      }
    }
    entry.value = result
    entry.isValid = true
    return result
  }

  /// Invalidates the values of a preference in this node and its ancestors, because this node contributes another
  /// value.
  ///
  /// Walks up to the next node that overrides the key, or to the first one that is already invalid.
  final func preferenceDidChange<Key: PreferenceKey>(_ key: Key.Type) {
    var node: ViewNode = self
    while let parent = node.parent, parent !== node {
      guard parent.invalidatePreference(key), !parent.overridesPreference(key) else { return }
      node = parent
    }
  }

  /// - Returns: false if the node already knew.
  private func invalidatePreference<Key: PreferenceKey>(_ key: Key.Type) -> Bool {
    // A reader may depend on a part of its subtree only, so it is notified even if its own entry is out of date.
    preferencesBelowDidChange(key)
    if preferences == nil { preferences = PreferenceCache() }
    if let entry = preferences?.entry(for: key) {
      guard entry.isValid else { return false }
      entry.isValid = false
      entry.value = nil
    } else {
      preferences?.add(KeyedPreferenceEntry<Key>())
    }
    return true
  }

  /// The order or number of the views below changed: all values that come from here are to be reduced again.
  final func invalidatePreferenceOrder() {
    if let preferences {
      for entry in preferences.entries where entry.isValid {
        entry.isValid = false
        entry.announceChange(at: self)
        entry.announceChange(above: self)
      }
    } else if let parent, parent !== self, let siblings = parent.preferences {
      // A branch without a value of its own contributes the default value (B70).
      for entry in siblings.entries { entry.announceChange(above: self) }
    }
  }

  /// Takes over a node whose values were announced to another parent.
  final func adoptPreferences(of child: ViewNode) {
    guard let below = child.preferences else { return }
    if preferences == nil { preferences = PreferenceCache() }
    for entry in below.entries where preferences?.contains(entry.id) == false {
      preferences?.add(entry.makeAnother())
    }
  }
}
