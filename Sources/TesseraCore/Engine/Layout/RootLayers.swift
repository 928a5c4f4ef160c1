import Foundation

/// What lies in front of the content of a root, such as sheets: layers as large as the surface.
@MainActor
protocol RootLayers: AnyObject {
  /// The layers that can be used, from the bottom to the front.
  var present: ContiguousArray<LayoutNode> { get }

  /// All layers that are drawn, from the bottom to the front: also those on their way out.
  var drawn: ContiguousArray<LayoutNode> { get }

  /// The layers that mean something: those from the last that covers everything.
  var visible: ContiguousArray<LayoutNode> { get }

  /// The layer that can be used in front of all others; nil for none.
  var front: LayoutNode? { get }

  /// Whether the content of the root means nothing at the moment, because a layer covers it.
  var hidesRoot: Bool { get }

  /// Whether a layer is so far there that nothing of what lies below is seen.
  func hidesWhatLiesBelow(_ layer: LayoutNode) -> Bool

  /// Whether a layer, or the content of the root for nil, can be used: nothing in front of it keeps that from it.
  func isReached(_ layer: LayoutNode?) -> Bool

  /// Whether a node is in a layer on its way out.
  func isLeaving(_ node: ViewNode) -> Bool
}

extension RootNode {
  /// The layer that a node is in; nil for the content of the root.
  func layer(around node: ViewNode) -> LayoutNode? {
    guard let layers else { return nil }
    let drawn = layers.drawn
    guard !drawn.isEmpty else { return nil }
    var node = node
    while let parent = node.parent, parent !== node {
      if let layer = drawn.first(where: { $0 === parent }) { return layer }
      node = parent
    }
    return nil
  }
}
