import CoreTransferable
import Foundation

/// What a view says of drags from it and over it (J368).
nonisolated package struct DragHook {
  var onDrag: (@MainActor (DragSession) -> Void)?
  var onDrop: (@MainActor (DropSession) -> Void)?
  var configureDrop: (@MainActor (DropSession) -> DropConfiguration)?
  var configuration: DragConfiguration?
  var dragFormation: DragDropPreviewsFormation?
  var dropFormation: DragDropPreviewsFormation?
  /// The ids of the things that are dragged together, and the container that they belong to.
  var selection: (ids: @MainActor () -> [AnyHashable], namespace: AnyHashable?)?
}

nonisolated struct DragHookModifier: WrapperModifier {
  let hook: DragHook

  @MainActor func makeWrapper(_ context: _NodeContext) -> DragHookNode {
    DragHookNode(hook, context)
  }

  @MainActor func update(_ wrapper: DragHookNode) {
    wrapper.hook = hook
  }
}

final class DragHookNode: WrapperNode {
  var hook: DragHook

  init(_ hook: DragHook, _ context: NodeContext) {
    self.hook = hook
    super.init(context)
  }
}

extension ViewNode {
  /// What the views around a node say of drags, the nearest first.
  var dragHooks: [DragHook] {
    var hooks: [DragHook] = []
    var node = self
    while let parent = node.parent, parent !== node {
      if let hook = (parent as? DragHookNode)?.hook { hooks.append(hook) }
      node = parent
    }
    return hooks
  }
}

extension View {
  nonisolated private func dragHook(_ change: (inout DragHook) -> Void) -> some View {
    var hook = DragHook()
    change(&hook)
    return modifier(DragHookModifier(hook: hook))
  }

  /// Says what may happen to things that are dragged from this view (J368).
  nonisolated public func dragConfiguration(_ configuration: DragConfiguration) -> some View {
    dragHook { $0.configuration = configuration }
  }

  /// Runs an action when a drag from this view begins, moves and ends (J368).
  @preconcurrency
  nonisolated public func onDragSessionUpdated(
    _ onUpdate: @escaping @MainActor (DragSession) -> Void
  ) -> some View {
    dragHook { $0.onDrag = onUpdate }
  }

  /// Says what happens to things that are dropped on targets in this view (J368).
  @preconcurrency
  nonisolated public func dropConfiguration(
    _ configuration: @escaping @MainActor (DropSession) -> DropConfiguration
  ) -> some View {
    dragHook { $0.configureDrop = configuration }
  }

  /// Runs an action when a drag comes over a target in this view, moves there, leaves it, and ends on it (J368).
  @preconcurrency
  nonisolated public func onDropSessionUpdated(
    _ onUpdate: @escaping @MainActor (DropSession) -> Void
  ) -> some View {
    dragHook { $0.onDrop = onUpdate }
  }

  /// How several things that are dragged from this view are arranged (J368).
  nonisolated public func dragPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View {
    dragHook { $0.dragFormation = formation }
  }

  /// How several dragged things are arranged while they are over a target in this view (J368).
  nonisolated public func dropPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View {
    dragHook { $0.dropFormation = formation }
  }

  /// The things that are dragged together with each of them, by their ids (J367).
  ///
  /// - Parameter containerNamespace: that of the container; nil for the nearest one without a namespace.
  nonisolated public func dragContainerSelection<ItemID: Hashable>(
    _ selection: @autoclosure @escaping () -> [ItemID], containerNamespace: Namespace.ID? = nil
  ) -> some View {
    let selection = UncheckedSendable(selection)
    return dragHook { hook in
      hook.selection = ({ selection.value().map { AnyHashable($0) } }, containerNamespace.map { AnyHashable($0) })
    }
  }
}
