nonisolated struct PreferenceActionModifier<Key: PreferenceKey>: ViewModifier where Key.Value: Equatable {
  typealias Body = Never
  var action: @MainActor (Key.Value) -> Void

  @MainActor static func _makeNode<Content: View>(
    _ modifier: Self, _ content: Content, _ context: _NodeContext
  ) -> _ViewNode {
    let node = PreferenceActionNode(modifier, context)
    node.content = Content._makeNode(content, node.childContext)
    context.graph.prepareViews(for: Key.self, below: node)
    node.watch()
    return node
  }

  @MainActor static func _updateNode<Content: View>(_ node: _ViewNode, _ modifier: Self, _ content: Content) {
    let node = node.cast(to: PreferenceActionNode<Key>.self)
    node.modifier = modifier
    Content._updateNode(node.content, content)
  }
}

/// A node that reads the preferences below it once the update and the layout are done.
@MainActor
protocol PreferenceObserver: ViewNode {
  func observePreferences()
}

/// Runs an action with each new value of a key (B72).
final class PreferenceActionNode<Key: PreferenceKey>: TransparentNode, PreferenceObserver where Key.Value: Equatable {
  var modifier: PreferenceActionModifier<Key>
  private var delivered: Key.Value?
  private var isWatching = false
  private var limit = ActionLimit()

  init(_ modifier: PreferenceActionModifier<Key>, _ context: NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  /// Checks the value in this frame's observation phase.
  func watch() {
    guard !isWatching else { return }
    isWatching = true
    graph.observations.addObserver(self)
    graph.requestFrame()
  }

  override func preferencesBelowDidChange<Other: PreferenceKey>(_ key: Other.Type) {
    if key == Key.self { watch() }
  }

  func observePreferences() {
    isWatching = false
    guard !isRemoved else { return }
    let value = reducedPreference(Key.self) ?? Key.defaultValue
    // The first value is reported even if it is the default.
    guard delivered == nil || delivered != .some(value) else { return }
    delivered = .some(value)
    graph.observations.addChange { [self] in run(value) }
  }

  private func run(_ value: Key.Value) {
    guard !isRemoved else { return }
    guard limit.allowsRun(in: graph.frames.number) else {
      graph.warn(.preferenceLoop(TypeName.of(Key.self)), at: self)
      return
    }
    modifier.action(value)
  }
}

extension View {
  /// Runs an action with the value of a preference, at first and after each change (B72).
  @preconcurrency
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping @MainActor (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceActionModifier<K>(action: action))
  }
}
