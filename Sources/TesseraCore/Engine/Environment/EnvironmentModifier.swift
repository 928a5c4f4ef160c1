/// A modifier that changes the environment of what it modifies, and adds no layout (B64).
package protocol EnvironmentModifier: ViewModifier where Body == Never {
  /// Changes the values that come from above.
  nonisolated func write(to values: inout EnvironmentValues)

  /// Called with a new value before it replaces `old` (nil the first time). Copies what must persist.
  nonisolated mutating func take(over old: Self?)
}

extension EnvironmentModifier {
  nonisolated package mutating func take(over old: Self?) {}
}

extension EnvironmentModifier {
  @MainActor public static func _makeNode<Content: View>(
    _ modifier: Self, _ content: Content, _ context: _NodeContext
  ) -> _ViewNode {
    let node = EnvironmentNode(modifier, context)
    node.content = Content._makeNode(content, context.under(node, scope: node.ownScope))
    return node
  }

  @MainActor public static func _updateNode<Content: View>(_ node: _ViewNode, _ modifier: Self, _ content: Content) {
    let node = node.cast(to: EnvironmentNode<Self>.self)
    node.receive(modifier)
    Content._updateNode(node.content, content)
  }
}

/// Holds the scope that a modifier opened.
final class EnvironmentNode<Modifier: EnvironmentModifier>: TransparentNode {
  private var modifier: Modifier
  private(set) var ownScope: EnvironmentScope!

  init(_ modifier: Modifier, _ context: NodeContext) {
    self.modifier = modifier
    self.modifier.take(over: nil)
    super.init(context)
    ownScope = EnvironmentScope(base: context.scope, writer: self)
  }

  func receive(_ newModifier: Modifier) {
    guard !ValueComparison.areEqual(modifier, newModifier) else { return }
    var newModifier = newModifier
    newModifier.take(over: modifier)
    let isEqual = ValueComparison.areEqual(modifier, newModifier)
    modifier = newModifier
    if !isEqual { ownScope.refresh() }
  }

  override func writeEnvironment(to values: inout EnvironmentValues) {
    modifier.write(to: &values)
  }

  override func writesSameEnvironment(as other: ViewNode) -> Bool {
    guard type(of: other) == type(of: self) else { return false }
    // Values that are equal by `==` may still be told apart by those who read them.
    return haveSameBits(modifier, other.cast(to: EnvironmentNode<Modifier>.self).modifier)
  }

  override func willRemove() {
    ownScope.detach()
  }
}

/// Whether no one can tell two values apart. Not isolated: the closures would be asked for their actor.
nonisolated private func haveSameBits<Value>(_ left: Value, _ right: Value) -> Bool {
  withUnsafePointer(to: left) { left in
    withUnsafePointer(to: right) { right in ValueComparison.of(Value.self).byteRanges.areEqual(left, right) }
  }
}
