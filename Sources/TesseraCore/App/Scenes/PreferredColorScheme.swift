nonisolated struct PreferredColorSchemeModifier: ViewModifier {
  typealias Body = Never
  var colorScheme: ColorScheme?

  @MainActor static func _makeNode<Content: View>(
    _ modifier: Self, _ content: Content, _ context: _NodeContext
  ) -> _ViewNode {
    let node = PreferredColorSchemeNode(modifier.colorScheme, context)
    node.content = Content._makeNode(content, node.childContext)
    return node
  }

  @MainActor static func _updateNode<Content: View>(_ node: _ViewNode, _ modifier: Self, _ content: Content) {
    let node = node.cast(to: PreferredColorSchemeNode.self)
    node.receive(modifier.colorScheme)
    Content._updateNode(node.content, content)
  }
}

/// Sets the preferred color scheme of its surface.
final class PreferredColorSchemeNode: TransparentNode {
  private var colorScheme: ColorScheme?
  /// Does not change while the view lives; the surroundings are gone when it is removed.
  private var observer: ColorSchemeObserver?

  init(_ colorScheme: ColorScheme?, _ context: NodeContext) {
    self.colorScheme = colorScheme
    super.init(context)
    observer = scope.values.colorSchemeObserver
    prefer(colorScheme)
  }

  private func prefer(_ colorScheme: ColorScheme?) {
    graph.colorSchemePreferences.set(colorScheme, by: self)
    observer?.set(colorScheme, by: ObjectIdentifier(self), depth: Int(depth))
  }

  func receive(_ newColorScheme: ColorScheme?) {
    guard newColorScheme != colorScheme else { return }
    colorScheme = newColorScheme
    if !isInDeparture { prefer(newColorScheme) }
  }

  override func willRemove() {
    prefer(nil)
  }

  override func didDepart() {
    prefer(nil)
  }

  override func didReturn() {
    prefer(colorScheme)
  }
}

extension View {
  /// Sets the color scheme of the window or sheet around the view; nil leaves it to the system.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(PreferredColorSchemeModifier(colorScheme: colorScheme))
  }
}
