nonisolated struct PreferenceModifier<Key: PreferenceKey>: WrapperModifier {
  var value: Key.Value

  @MainActor func makeWrapper(_ context: _NodeContext) -> PreferenceWriterNode<Key> {
    PreferenceWriterNode(value, context)
  }

  @MainActor func complete(_ wrapper: PreferenceWriterNode<Key>) {
    wrapper.preferenceDidChange(Key.self)
  }

  @MainActor func update(_ wrapper: PreferenceWriterNode<Key>) {
    wrapper.receive(value)
  }
}

/// Sets a value for the views above and overrides the views below (B70).
final class PreferenceWriterNode<Key: PreferenceKey>: WrapperNode {
  private var value: Key.Value

  init(_ value: Key.Value, _ context: NodeContext) {
    self.value = value
    super.init(context)
  }

  func receive(_ newValue: Key.Value) {
    let isEqual = ValueComparison.areEqual(value, newValue)
    value = newValue
    if !isEqual { preferenceDidChange(Key.self) }
  }

  override func overridesPreference<Other: PreferenceKey>(_ key: Other.Type) -> Bool { key == Key.self }

  override func preferenceContribution<Other: PreferenceKey>(_ key: Other.Type) -> Other.Value? {
    guard key == Key.self else { return super.preferenceContribution(key) }
    return value as? Other.Value
  }

  override func willRemove() {
    preferenceDidChange(Key.self)
  }
}

nonisolated struct PreferenceTransformModifier<Key: PreferenceKey>: WrapperModifier {
  var transform: (inout Key.Value) -> Void

  @MainActor func makeWrapper(_ context: _NodeContext) -> PreferenceTransformNode<Key> {
    PreferenceTransformNode(transform, context)
  }

  @MainActor func complete(_ wrapper: PreferenceTransformNode<Key>) {
    wrapper.preferenceDidChange(Key.self)
  }

  @MainActor func update(_ wrapper: PreferenceTransformNode<Key>) {
    wrapper.receive(transform)
  }
}

/// Transforms the preference of the views below (B70).
final class PreferenceTransformNode<Key: PreferenceKey>: WrapperNode {
  private var transform: (inout Key.Value) -> Void

  init(_ transform: @escaping (inout Key.Value) -> Void, _ context: NodeContext) {
    self.transform = transform
    super.init(context)
  }

  func receive(_ newTransform: @escaping (inout Key.Value) -> Void) {
    let isEqual = ValueComparison.areEqual(transform, newTransform)
    transform = newTransform
    if !isEqual { preferenceDidChange(Key.self) }
  }

  override func speaksForElement<Other: PreferenceKey>(_ key: Other.Type) -> Bool { key == Key.self }

  override func preferenceContribution<Other: PreferenceKey>(_ key: Other.Type) -> Other.Value? {
    guard key == Key.self else { return super.preferenceContribution(key) }
    var value = elementPreference(Key.self) ?? Key.defaultValue
    transform(&value)
    return value as? Other.Value
  }

  override func willRemove() {
    preferenceDidChange(Key.self)
  }
}

extension View {
  /// Sets a preference. It overrides the values of the views below (B70).
  nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(PreferenceModifier<K>(value: value))
  }

  /// Transforms the preference of the views below (B70).
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceTransformModifier<K>(transform: callback))
  }
}
