import Foundation

/// What lies in front of the content of a root, such as sheets: layers as large as the surface.
@MainActor
protocol RootLayers: AnyObject {
  /// The layers that are not departing, from the bottom to the front.
  var present: ContiguousArray<LayoutNode> { get }

  /// All layers that are drawn, from the bottom to the front, including departing ones.
  var drawn: ContiguousArray<LayoutNode> { get }

  /// The layers with semantics: those from the last that covers everything.
  var visible: ContiguousArray<LayoutNode> { get }

  /// The front layer that is not departing; nil for none.
  var front: LayoutNode? { get }

  /// Whether the content of the root has no semantics at the moment, because a layer covers it.
  var hidesRoot: Bool { get }

  /// Whether a layer completely covers what lies below.
  func hidesWhatLiesBelow(_ layer: LayoutNode) -> Bool

  /// Whether a layer (nil for the content of the root) gets input: no layer in front of it blocks that.
  func isReached(_ layer: LayoutNode?) -> Bool

  /// Whether a node is in a departing layer.
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
