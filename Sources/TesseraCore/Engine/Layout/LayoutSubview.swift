import Foundation

/// A view that a layout measures and places.
nonisolated public struct LayoutSubview: Equatable, Sendable {
  // Sendable: see LayoutSubviews.
  let node: LayoutNode
  let index: Int
  let placements: LayoutPlacements

  /// The priority of the view's outermost modifier (C6).
  public var priority: Double {
    EngineThread.unsafelyIsolated { node.service.priorityInStack }
  }

  /// The distances that the view prefers to its neighbors.
  public var spacing: ViewSpacing {
    EngineThread.unsafelyIsolated { node.spacing }
  }

  /// A value that the view handed over with `layoutValue(key:value:)`, or the key's default (C7).
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    EngineThread.unsafelyIsolated { node.layoutValue(for: Key.self) } ?? Key.defaultValue
  }

  /// The size that the view takes when it is offered `proposal`.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    EngineThread.unsafelyIsolated { node.measure(LayoutProposal(proposal)) }
  }

  /// The size and the alignment guides of the view when it is offered `proposal`.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    EngineThread.unsafelyIsolated {
      let proposal = LayoutProposal(proposal)
      let size = node.measure(proposal)
      return ViewDimensions(
        width: size.width, height: size.height, explicit: ExplicitGuides(source: NodeGuides(node, proposal)))
    }
  }

  /// Places the view: its `anchor` at `position`, at the size of its answer to `proposal` (C5).
  ///
  /// The last call counts. Only for use inside `placeSubviews`; a position that is not a number traps.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    precondition(!position.x.isNaN && !position.y.isNaN, "view origin is invalid: \(position)")
    EngineThread.unsafelyIsolated {
      let proposal = LayoutProposal(proposal)
      let size = node.measure(proposal)
      let origin = CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
      placements.set(origin, proposal, at: node.layoutIndex)
    }
  }

  public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool {
    left.node === right.node
  }
}
