/// A piece of user interface, described by its `body`.
///
/// A view is a cheap value. What persists between updates is the node that the engine keeps for it.
@MainActor @preconcurrency
public protocol View {
  /// The type of view that `body` returns.
  associatedtype Body: View

  /// The content and behavior of the view.
  @ViewBuilder var body: Body { get }

  /// Makes the node of a view that appears for the first time.
  @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode

  /// Updates the node that `_makeNode` of the same type made with a new value.
  @MainActor static func _updateNode(_ node: _ViewNode, _ view: Self)
}

extension View {
  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    BodyNode(view, context)
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    node.cast(to: BodyNode<Self>.self).receive(view)
  }
}

extension Never: View {
  public var body: Never { fatalError("Never has no values, so this body cannot be asked for.") }

  @MainActor public static func _makeNode(_ view: Never, _ context: _NodeContext) -> _ViewNode {}

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Never) {}
}

/// A view that the engine knows how to show itself, without a body.
package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never {
    fatalError("\(Self.self) is a primitive view: its body must not be called.")
  }
}
