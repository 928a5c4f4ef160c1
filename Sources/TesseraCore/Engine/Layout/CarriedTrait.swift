/// A view that says what it offers to its container before it is made.
nonisolated private protocol TraitCarrier {
  /// The value for a key; nil if none of the modifiers of the view sets it.
  func carried<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value?
}

/// A modifier that sets a trait.
nonisolated private protocol TraitCarryingModifier {
  func carried<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value?
}

extension TraitModifier: TraitCarryingModifier {
  fileprivate func carried<Other: ViewTraitKey>(_ key: Other.Type) -> Other.Value? {
    key == Key.self ? value as? Other.Value : nil
  }
}

nonisolated extension ModifiedContent: TraitCarrier where Content: View, Modifier: ViewModifier {
  fileprivate func carried<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
    if let value = (modifier as? any TraitCarryingModifier)?.carried(key) { return value }
    return content.carriedTrait(key)
  }
}

extension View {
  /// The trait that the modifiers of the view set, read without making the view; nil if none does. What views set in
  /// their bodies is not known before they are made.
  nonisolated package func carriedTrait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
    (self as? any TraitCarrier)?.carried(key)
  }
}
