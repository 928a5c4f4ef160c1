import Foundation

/// What moves of a node by itself: its frame, and how it comes and goes.
@MainActor
final class LayoutMotion {
  private var frame: Animator<GeometryVector>?
  /// How much is seen of a node that comes or goes without a transition of its own.
  var fade = Animated(1.0)

  /// The frame that is shown less the one of the layout.
  var deviation: GeometryVector { frame?.deviation ?? .zero }

  var isMoving: Bool { frame?.isRunning ?? false || fade.isMoving || fade.model != 1 }

  /// The motion of a node, made when it is first needed.
  static func of(_ node: LayoutNode) -> LayoutMotion {
    if let motion = node.motion { return motion }
    let motion = LayoutMotion()
    node.motion = motion
    return motion
  }

  /// The node's frame changed by `interval`.
  static func move(_ node: LayoutNode, by interval: GeometryVector) {
    let graphMotion = node.graph.motion
    guard let transaction = node.animatingTransaction, let animation = transaction.animation else {
      if interval != .zero { node.motion?.frame?.stop(graphMotion) }
      return
    }
    guard interval != .zero else { return }
    let motion = of(node)
    let animator = motion.frame ?? Animator(node)
    motion.frame = animator
    let wasRunning = animator.isRunning
    let isRunning = animator.add(
      interval, animation, transaction, node.scope.values, at: graphMotion.now, graphMotion)
    if isRunning, !wasRunning { graphMotion.insert(animator) }
  }
}

extension LayoutNode {
  /// Where the node is seen at the moment, in the layout parent's coordinates.
  final var shownOrigin: CGPoint {
    guard let motion else { return origin }
    return origin + motion.deviation.offset
  }

  /// The size in which the node is seen at the moment.
  final var shownSize: CGSize {
    guard let motion else { return size }
    let growth = motion.deviation.growth
    return CGSize(width: max(0, size.width + growth.width), height: max(0, size.height + growth.height))
  }

  /// Draws the node as its container sees it. `parentOrigin` is the container's corner in the surface.
  final func show(in builder: inout DisplayListBuilder, at parentOrigin: CGPoint) {
    guard let motion else { return render(into: &builder, at: parentOrigin + origin) }
    let opacity = motion.fade.shown
    guard opacity > 0 else { return }
    if opacity >= 1 {
      render(into: &builder, at: parentOrigin + shownOrigin)
    } else {
      builder.addGroup(opacity: opacity) { render(into: &$0, at: parentOrigin + shownOrigin) }
    }
  }

  /// The innermost node with content at a point of the layout parent's coordinates.
  final func hit(_ point: CGPoint) -> LayoutNode? {
    hitTest(point - shownOrigin)
  }
}
