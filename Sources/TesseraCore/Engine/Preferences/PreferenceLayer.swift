nonisolated struct PreferenceLayerModifier<Key: PreferenceKey, Secondary: View>: WrapperModifier {
  var side: LayerNode.Side
  var alignment: Alignment
  var transform: (Key.Value) -> Secondary

  @MainActor func makeWrapper(_ context: _NodeContext) -> LayerNode {
    LayerNode(side, alignment, context)
  }

  @MainActor func complete(_ wrapper: LayerNode) {
    wrapper.mountSecondary(PreferenceContent<Key, Secondary>(layer: wrapper, transform: transform))
  }

  @MainActor func update(_ wrapper: LayerNode) {
    wrapper.receive(alignment)
    PreferenceContent._updateNode(
      wrapper.secondaryContent, PreferenceContent<Key, Secondary>(layer: wrapper, transform: transform))
  }
}

/// A view made from a preference of a layer's primary view (B73).
nonisolated private struct PreferenceContent<Key: PreferenceKey, Content: View>: PrimitiveView {
  unowned let layer: LayerNode
  let transform: (Key.Value) -> Content

  @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    ImplicitContainer.make(in: context) { context in
      let node = PreferenceContentNode<Key, Content>(view.transform, context)
      node.layer = view.layer
      view.layer.preferenceReader = node
      context.graph.prepareViews(for: Key.self, below: view.layer)
      node.markDirty()
      return node
    }
  }

  @MainActor static func _updateNode(_ node: _ViewNode, _ view: Self) {
    let node = node.withoutImplicitContainer.cast(to: PreferenceContentNode<Key, Content>.self)
    node.receive(view.transform)
  }
}

/// The content of an overlay or background that is made from preferences. It is evaluated after they are known.
private final class PreferenceContentNode<Key: PreferenceKey, Content: View>: LayoutContentNode {
  private var transform: (Key.Value) -> Content
  /// The value that the content was last made from.
  private var value: Key.Value?
  var layer: LayerNode? {
    get { layerReference?.wrappedValue }
    set { layerReference = newValue.map(Unretained.init) }
  }
  private var layerReference: Unretained<LayerNode>?

  init(_ transform: @escaping (Key.Value) -> Content, _ context: NodeContext) {
    self.transform = transform
    super.init(context, facts: TypeFacts.of(PreferenceContent<Key, Content>.self))
  }

  func receive(_ newTransform: @escaping (Key.Value) -> Content) {
    let isEqual = ValueComparison.areEqual(transform, newTransform)
    transform = newTransform
    if !isEqual { markDirty() }
  }

  override func preferencesBelowDidChange<Other: PreferenceKey>(_ key: Other.Type) {
    if key == Key.self, !isRemoved { wait() }
  }

  override var dependsOnPreferences: Bool { true }

  /// Updates the value. Preferences of the secondary view change the layer's value, but not the primary's.
  override var needsEvaluation: Bool {
    let newValue = layer?.primaryPreference(Key.self) ?? Key.defaultValue
    let isEqual = value.map { ValueComparison.areEqual($0, newValue) } ?? false
    value = .some(newValue)
    return isDirty || !isEqual
  }

  private func makeView() -> Content {
    track { transform(value ?? Key.defaultValue) }
  }

  override func makeContent() {
    content = Content._makeNode(makeView(), childContext)
  }

  override func updateContent() {
    Content._updateNode(content, makeView())
  }

  override func contentWasMade() {
    elementsDidChange()
  }
}

extension View {
  /// Adds an overlay that is made from a preference of this view (B73).
  nonisolated public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    overlayPreferenceValue(key, alignment: .center, transform)
  }

  /// Adds an overlay that is made from a preference of this view (B73).
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceLayerModifier<K, V>(side: .inFront, alignment: alignment, transform: transform))
  }

  /// Adds a background that is made from a preference of this view (B73).
  nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    backgroundPreferenceValue(key, alignment: .center, transform)
  }

  /// Adds a background that is made from a preference of this view (B73).
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceLayerModifier<K, V>(side: .behind, alignment: alignment, transform: transform))
  }
}
