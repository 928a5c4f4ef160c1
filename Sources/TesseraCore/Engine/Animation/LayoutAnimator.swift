import Foundation

/// The animations of a node's frame, and of its insertion and removal.
@MainActor
final class LayoutAnimator {
  private var frame: Animator<GeometryVector>?
  /// The opacity of a node that comes or goes without a transition of its own.
  var fade = Animated(1.0)

  /// Whether the node was removed from its layout parent, but is still drawn by it (`DepartureNode`).
  var isDeparting = false
  /// Whether the node is shown by its place in the surface, and not by that of what contains it.
  var isPinned = false
  /// Where the container of a pinned node was, as the layout has it.
  var containerPlace: CGPoint?
  /// Removed elements that this node still draws.
  var departing: ContiguousArray<LayoutNode> = []

  /// The presented frame minus the frame in the layout.
  var deviation: GeometryVector { frame?.deviation ?? .zero }

  /// The motion of a node, made when it is first needed.
  static func of(_ node: LayoutNode) -> LayoutAnimator {
    if let animator = node.animator { return animator }
    let animator = LayoutAnimator()
    node.animator = animator
    return animator
  }

  /// The node's frame changed by `interval`.
  static func move(_ node: LayoutNode, by interval: GeometryVector) {
    let old = node.animator?.frame
    var frame = old
    Animator.follow(&frame, in: node) { interval }
    if old == nil, let frame { of(node).frame = frame }
  }
}

extension LayoutNode {
  /// The presented origin, in the layout parent's coordinates.
  final var shownOrigin: CGPoint {
    guard let animator else { return origin }
    let shown = origin + animator.deviation.offset
    return animator.isPinned ? shown - deviationAround : shown
  }

  /// The presented size.
  final var shownSize: CGSize {
    guard let animator else { return size }
    let growth = animator.deviation.growth
    return CGSize(width: max(0, size.width + growth.width), height: max(0, size.height + growth.height))
  }

  /// Draws the node as its container sees it. `parentOrigin` is the container's corner in the surface.
  final func show(in builder: inout DisplayListBuilder, at parentOrigin: CGPoint) {
    guard let animator else { return render(into: &builder, at: parentOrigin + origin) }
    show(animator, in: &builder, at: parentOrigin)
  }

  // Drawing goes down the tree by recursion: inlined, the group would take room on the stack at every level.
  @inline(never)
  private final func show(_ animator: LayoutAnimator, in builder: inout DisplayListBuilder, at parentOrigin: CGPoint) {
    let opacity = animator.fade.shown
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

/// Elements that come and go while what contains them moves.
extension LayoutNode {
  /// The deviation of the node's containers from their places in the layout.
  private var deviationAround: CGPoint {
    var sum = CGPoint.zero
    var node = layoutParent
    while let current = node, !current.isolatesGeometry {
      if let animator = current.animator {
        sum = sum + animator.deviation.offset
        if animator.isPinned { return sum }
      }
      node = current.layoutParent
    }
    return sum
  }

  /// The place of the node's container in the surface, in the layout.
  private var placeOfContainer: CGPoint {
    var sum = CGPoint.zero
    var node = layoutParent
    while let current = node, !current.isolatesGeometry {
      sum = sum + current.origin
      node = current.layoutParent
    }
    return sum
  }

  /// Keeps the node at its place in the surface while its containers are animated.
  final func pin() {
    let animator = LayoutAnimator.of(self)
    guard !animator.isPinned else { return }
    // A node that is animated already moves with its container.
    guard !isPlaced || deviationAround == .zero else { return }
    animator.isPinned = true
    animator.containerPlace = isPlaced ? placeOfContainer : nil
    graph.animator.pin(self)
  }

  /// Updates the pinned node after the layout, which may have moved its container. Returns whether it stays pinned.
  final func settlePin() -> Bool {
    guard let animator, animator.isPinned, layoutParent != nil else { return false }
    let place = placeOfContainer
    if let old = animator.containerPlace, old != place {
      let distance = place - old
      if animator.isDeparting {
        move(by: CGPoint.zero - distance)
      } else {
        LayoutAnimator.move(
          self, by: GeometryVector(x: distance.x, y: distance.y, width: 0, height: 0))
      }
    }
    animator.containerPlace = place
    if !animator.isDeparting, deviationAround == .zero { animator.isPinned = false }
    return animator.isPinned
  }

  /// Draws elements that were taken out: behind the others unless they want to be in front (D39).
  ///
  /// - Parameter place: the one that they had, for nodes with several that are drawn apart.
  final func showDeparting(
    in builder: inout DisplayListBuilder, at origin: CGPoint, isInFront: Bool, from place: Int? = nil
  ) {
    guard let animator, !animator.departing.isEmpty else { return }
    for node in animator.departing where (node.zIndex > 0) == isInFront && place ?? node.layoutIndex == node.layoutIndex
    {
      node.show(in: &builder, at: origin)
    }
  }
}
