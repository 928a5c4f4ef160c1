import Foundation

nonisolated struct AnchorPreferenceModifier<Key: PreferenceKey, Measure>: WrapperModifier {
  var source: Anchor<Measure>.Source
  var transform: (Anchor<Measure>) -> Key.Value

  @MainActor func makeWrapper(_ context: _NodeContext) -> AnchorPreferenceNode<Key, Measure> {
    AnchorPreferenceNode(self, context)
  }

  @MainActor func complete(_ wrapper: AnchorPreferenceNode<Key, Measure>) {
    wrapper.preferenceDidChange(Key.self)
  }

  @MainActor func update(_ wrapper: AnchorPreferenceNode<Key, Measure>) {
    wrapper.receive(self)
  }
}

/// Sets a preference to an anchor of its view (B73).
final class AnchorPreferenceNode<Key: PreferenceKey, Measure>: WrapperNode {
  private var modifier: AnchorPreferenceModifier<Key, Measure>
  /// The current value; nil before the first layout.
  private var value: Key.Value?

  init(_ modifier: AnchorPreferenceModifier<Key, Measure>, _ context: NodeContext) {
    self.modifier = modifier
    super.init(context)
    isWatched = true
  }

  func receive(_ newModifier: AnchorPreferenceModifier<Key, Measure>) {
    modifier = newModifier
    // The new closures are asked after the layout.
    if isPlaced { graph.contents.geometryDidChange(of: self) }
  }

  override func placeChildren() {
    super.placeChildren()
    graph.contents.geometryDidChange(of: self)
  }

  override func geometryMayHaveChanged() {
    let newValue = modifier.transform(Anchor(modifier.source, of: size, transform(to: nil)))
    if let value, ValueComparison.areEqual(value, newValue) { return }
    value = .some(newValue)
    preferenceDidChange(Key.self)
  }

  override func overridesPreference<Other: PreferenceKey>(_ key: Other.Type) -> Bool { key == Key.self }

  override func preferenceContribution<Other: PreferenceKey>(_ key: Other.Type) -> Other.Value? {
    guard key == Key.self else { return super.preferenceContribution(key) }
    return value.flatMap { $0 as? Other.Value }
  }

  override func willRemove() {
    preferenceDidChange(Key.self)
  }
}

nonisolated struct AnchorTransformModifier<Key: PreferenceKey, Measure>: WrapperModifier {
  var source: Anchor<Measure>.Source
  var transform: (inout Key.Value, Anchor<Measure>) -> Void

  @MainActor func makeWrapper(_ context: _NodeContext) -> AnchorTransformNode<Key, Measure> {
    AnchorTransformNode(self, context)
  }

  @MainActor func complete(_ wrapper: AnchorTransformNode<Key, Measure>) {
    wrapper.preferenceDidChange(Key.self)
  }

  @MainActor func update(_ wrapper: AnchorTransformNode<Key, Measure>) {
    wrapper.receive(self)
  }
}

/// Adds an anchor of its view to the preference of the views below (B73).
final class AnchorTransformNode<Key: PreferenceKey, Measure>: WrapperNode {
  private var modifier: AnchorTransformModifier<Key, Measure>
  private var place: (size: CGSize, transform: CGAffineTransform)?

  init(_ modifier: AnchorTransformModifier<Key, Measure>, _ context: NodeContext) {
    self.modifier = modifier
    super.init(context)
    isWatched = true
  }

  func receive(_ newModifier: AnchorTransformModifier<Key, Measure>) {
    modifier = newModifier
    preferenceDidChange(Key.self)
  }

  override func placeChildren() {
    super.placeChildren()
    graph.contents.geometryDidChange(of: self)
  }

  override func geometryMayHaveChanged() {
    let transform = transform(to: nil)
    if let place, place.size == size, place.transform == transform { return }
    place = (size, transform)
    preferenceDidChange(Key.self)
  }

  override func speaksForElement<Other: PreferenceKey>(_ key: Other.Type) -> Bool { key == Key.self }

  override func preferenceContribution<Other: PreferenceKey>(_ key: Other.Type) -> Other.Value? {
    guard key == Key.self else { return super.preferenceContribution(key) }
    let below = elementPreference(Key.self)
    guard let place else { return below.flatMap { $0 as? Other.Value } }
    var value = below ?? Key.defaultValue
    modifier.transform(&value, Anchor(modifier.source, of: place.size, place.transform))
    return value as? Other.Value
  }

  override func willRemove() {
    preferenceDidChange(Key.self)
  }
}

extension View {
  /// Sets a preference to an anchor of this view (B73).
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(AnchorPreferenceModifier<K, A>(source: value, transform: transform))
  }

  /// Adds an anchor of this view to a preference of the views below (B73).
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(AnchorTransformModifier<K, A>(source: value, transform: transform))
  }
}
