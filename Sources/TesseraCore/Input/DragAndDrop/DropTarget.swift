import CoreTransferable
import Foundation

/// What is over a view, and where.
nonisolated package struct DropMoment {
  package var items: [TransferItem]
  /// In the view's own space.
  package var location: CGPoint
  /// The drag, where one goes on.
  package var session: DropSession?

  package init(items: [TransferItem], location: CGPoint) {
    self.items = items
    self.location = location
  }
}

/// What a view does with things that are dragged over it.
nonisolated package struct DropHandler {
  /// Takes nothing: for nodes that have their own one only once they are made.
  static var refusing: DropHandler {
    DropHandler(
      acceptsMoment: { _ in false }, entered: { _ in }, updated: { _ in .cancel }, exited: { _ in },
      perform: { _ in false })
  }

  var accepts: @MainActor (DropMoment) -> Bool
  var entered: @MainActor (DropMoment) -> Void
  var updated: @MainActor (DropMoment) -> DropOperation
  var exited: @MainActor (DropMoment) -> Void
  var perform: @MainActor (DropMoment) -> Bool

  package init(
    accepts: @escaping @MainActor ([TransferItem]) -> Bool,
    entered: @escaping @MainActor (DropMoment) -> Void,
    updated: @escaping @MainActor (DropMoment) -> DropOperation,
    exited: @escaping @MainActor (DropMoment) -> Void,
    perform: @escaping @MainActor (DropMoment) -> Bool
  ) {
    self.init(
      acceptsMoment: { accepts($0.items) }, entered: entered, updated: updated, exited: exited, perform: perform)
  }

  /// - Parameter acceptsMoment: whether things can be dropped where they are; elsewhere on the view, other targets around it
  ///   may take them.
  package init(
    acceptsMoment: @escaping @MainActor (DropMoment) -> Bool,
    entered: @escaping @MainActor (DropMoment) -> Void,
    updated: @escaping @MainActor (DropMoment) -> DropOperation,
    exited: @escaping @MainActor (DropMoment) -> Void,
    perform: @escaping @MainActor (DropMoment) -> Bool
  ) {
    accepts = acceptsMoment
    self.entered = entered
    self.updated = updated
    self.exited = exited
    self.perform = perform
  }
}

/// Lets things be dropped on a view.
nonisolated package struct DropTargetModifier: WrapperModifier {
  var handler: DropHandler

  package init(_ handler: DropHandler) {
    self.handler = handler
  }

  @MainActor package func makeWrapper(_ context: _NodeContext) -> DropTargetNode {
    DropTargetNode(self, context)
  }

  @MainActor package func update(_ wrapper: DropTargetNode) {
    wrapper.modifier = self
  }
}

package class DropTargetNode: WrapperNode {
  var modifier: DropTargetModifier

  init(_ modifier: DropTargetModifier, _ context: NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  func accepts(_ moment: DropMoment) -> Bool {
    scope.values.isEnabled && modifier.handler.accepts(moment)
  }

  /// Items can be dropped anywhere in the frame.
  override func hitTest(_ point: CGPoint) -> LayoutNode? {
    if let hit = super.hitTest(point) { return hit }
    guard graph.drags.isActive, CGRect(origin: .zero, size: size).contains(point) else { return nil }
    return self
  }

  /// Draws where the items would go that are dragged over the view, in the surface. Overridden.
  func renderDrop(into builder: inout DisplayListBuilder) {}
}
