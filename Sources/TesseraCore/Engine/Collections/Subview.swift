import Foundation

/// One of the views that another view consists of. A container can show it anywhere.
///
/// Its identity, state and environment are those of the place where it is declared.
nonisolated public struct Subview: PrimitiveView, Identifiable {
  /// Identifies a subview as long as it exists.
  public struct ID: Hashable, Sendable {
    let element: ObjectIdentifier
  }

  let element: ViewElement

  public var id: ID { ID(element: element.id) }

  /// The container values of the view.
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
