/// A modifier that resolves to another one with values of the environment.
@preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  /// The type of the modifier that it becomes.
  associatedtype ResolvedModifier: ViewModifier

  /// The modifier for this environment.
  @MainActor func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  @MainActor public static func _makeNode<Content: View>(
    _ modifier: Self, _ content: Content, _ context: _NodeContext
  ) -> _ViewNode {
    EnvironmentResolved<Self, Content>._makeNode(EnvironmentResolved(modifier: modifier, content: content), context)
  }

  @MainActor public static func _updateNode<Content: View>(_ node: _ViewNode, _ modifier: Self, _ content: Content) {
    EnvironmentResolved<Self, Content>._updateNode(node, EnvironmentResolved(modifier: modifier, content: content))
  }
}

/// Reads the environment for a modifier.
private struct EnvironmentResolved<Modifier: EnvironmentalModifier, Content: View>: View {
  let modifier: Modifier
  let content: Content

  @Environment(\.self) private var environment

  init(modifier: Modifier, content: Content) {
    self.modifier = modifier
    self.content = content
  }

  var body: some View {
    content.modifier(modifier.resolve(in: environment))
  }
}
