import Foundation

/// Recent activity of nodes, for hosts that highlight it on the views.
@MainActor
package struct TraceFlashes {
  package enum Kind: CaseIterable {
    case body
    case layout
    case draw
  }

  /// Where something was done.
  package struct Flash {
    package let kind: Kind
    /// In the surface, points.
    package let frame: CGRect
  }

  private var touched: ContiguousArray<(kind: Kind, node: ViewNode)> = []

  package init() {}

  /// More at a time than a host can show.
  private static let capacity = 2000

  mutating func note(_ kind: Kind, _ node: ViewNode) {
    guard touched.count < Self.capacity else { return }
    touched.append((kind, node))
  }

  /// The places of what was done in a graph since this was last asked, as they are now.
  package mutating func take(in graph: ViewGraph) -> [Flash] {
    let own = touched.filter { $0.node.graph === graph }
    touched.removeAll { $0.node.graph === graph || $0.node.isRemoved }
    return own.flatMap { touch -> [Flash] in
      guard !touch.node.isRemoved else { return [] }
      var elements: ContiguousArray<LayoutNode> = []
      touch.node.appendElements(to: &elements)
      return elements.map { Flash(kind: touch.kind, frame: $0.frameInSurface) }
    }
  }
}
