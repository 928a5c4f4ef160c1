import Foundation

/// One of the views that another view consists of, to be shown wherever a container puts it.
///
/// Its identity, state and environment are those of the place where it was written.
nonisolated public struct Subview: PrimitiveView, Identifiable {
  /// What tells a subview from the others as long as it is there.
  public struct ID: Hashable, Sendable {
    let element: ObjectIdentifier
  }

  let element: ViewElement

  public var id: ID { ID(element: element.id) }

  /// What the view hands to its container.
  public var containerValues: ContainerValues {
    EngineThread.unsafelyIsolated { [element] in element.containerValues }
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    ViewElement._makeNode(view.element, context)
  }

  @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    ViewElement._updateNode(node, view.element)
  }
}
