import Foundation

/// What moves of a node by itself: its frame, and how it comes and goes.
@MainActor
final class LayoutMotion {
  private var frame: Animator<GeometryVector>?
  /// How much is seen of a node that comes or goes without a transition of its own.
  var fade = Animated(1.0)

  /// Whether the node is no child of its layout parent any more, which draws it all the same (`DepartureNode`).
  var isDeparting = false
  /// Whether the node is shown by its place in the surface, and not by that of what contains it.
  var isPinned = false
  /// Where the container of a pinned node was, as the layout has it.
  var containerPlace: CGPoint?
  /// Elements that this node draws although they are its children no more.
  var departing: ContiguousArray<LayoutNode> = []

  /// The frame that is shown less the one of the layout.
  var deviation: GeometryVector { frame?.deviation ?? .zero }

  /// The motion of a node, made when it is first needed.
  static func of(_ node: LayoutNode) -> LayoutMotion {
    if let motion = node.motion { return motion }
    let motion = LayoutMotion()
    node.motion = motion
    return motion
  }

  /// The node's frame changed by `interval`.
  static func move(_ node: LayoutNode, by interval: GeometryVector) {
    let old = node.motion?.frame
    var frame = old
    Animator.follow(&frame, in: node) { interval }
    if old == nil, let frame { of(node).frame = frame }
  }
}

extension LayoutNode {
  /// Where the node is seen at the moment, in the layout parent's coordinates.
  final var shownOrigin: CGPoint {
    guard let motion else { return origin }
    let shown = origin + motion.deviation.offset
    return motion.isPinned ? shown - deviationAround : shown
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
    show(motion, in: &builder, at: parentOrigin)
  }

  // Drawing goes down the tree by recursion: inlined, the group would take room on the stack at every level.
  @inline(never)
  private final func show(_ motion: LayoutMotion, in builder: inout DisplayListBuilder, at parentOrigin: CGPoint) {
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

/// Elements that come and go while what contains them moves.
extension LayoutNode {
  /// How far what is around the node is shown from where the layout has it.
  private var deviationAround: CGPoint {
    var sum = CGPoint.zero
    var node = layoutParent
    while let current = node, !current.isolatesGeometry {
      if let motion = current.motion {
        sum = sum + motion.deviation.offset
        if motion.isPinned { return sum }
      }
      node = current.layoutParent
    }
    return sum
  }

  /// Where what contains the node is in the surface, as the layout has it.
  private var placeOfContainer: CGPoint {
    var sum = CGPoint.zero
    var node = layoutParent
    while let current = node, !current.isolatesGeometry {
      sum = sum + current.origin
      node = current.layoutParent
    }
    return sum
  }

  /// Shows the node by its place in the surface until what is around it rests.
  final func pin() {
    let motion = LayoutMotion.of(self)
    guard !motion.isPinned else { return }
    // What moves already goes on with what contains it.
    guard !isPlaced || deviationAround == .zero else { return }
    motion.isPinned = true
    motion.containerPlace = isPlaced ? placeOfContainer : nil
    graph.motion.pin(self)
  }

  /// After the layout: what contains the node may be elsewhere. Returns whether it is to stay pinned.
  final func settlePin() -> Bool {
    guard let motion, motion.isPinned, layoutParent != nil else { return false }
    let place = placeOfContainer
    if let old = motion.containerPlace, old != place {
      let distance = place - old
      if motion.isDeparting {
        move(by: CGPoint.zero - distance)
      } else {
        LayoutMotion.move(
          self, by: GeometryVector(x: distance.x, y: distance.y, width: 0, height: 0))
      }
    }
    motion.containerPlace = place
    if !motion.isDeparting, deviationAround == .zero { motion.isPinned = false }
    return motion.isPinned
  }

  /// Draws elements that were taken out: behind the others unless they want to be in front (D39).
  ///
  /// - Parameter place: the one that they had, for nodes with several that are drawn apart.
  final func showDeparting(
    in builder: inout DisplayListBuilder, at origin: CGPoint, isInFront: Bool, from place: Int? = nil
  ) {
    guard let motion, !motion.departing.isEmpty else { return }
    for node in motion.departing where (node.zIndex > 0) == isInFront && place ?? node.layoutIndex == node.layoutIndex {
      node.show(in: &builder, at: origin)
    }
  }
}
