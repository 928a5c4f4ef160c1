import Foundation

/// The views that a layout arranges, in order.
nonisolated public struct LayoutSubviews: Equatable, RandomAccessCollection, @unchecked Sendable {
  // Sendable: handed to layouts, which the engine calls on its own thread.
  public typealias SubSequence = LayoutSubviews
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias Indices = Range<Int>

  let nodes: ContiguousArray<LayoutNode>
  let placements: LayoutPlacements
  public let startIndex: Int
  public let endIndex: Int
  /// The direction in which lines run. Places are mirrored by the engine; a layout need not do it.
  public var layoutDirection: LayoutDirection

  init(
    _ nodes: ContiguousArray<LayoutNode>, _ placements: LayoutPlacements, _ layoutDirection: LayoutDirection
  ) {
    self.init(nodes, placements, layoutDirection, nodes.startIndex..<nodes.endIndex)
  }

  private init(
    _ nodes: ContiguousArray<LayoutNode>, _ placements: LayoutPlacements, _ layoutDirection: LayoutDirection,
    _ range: Range<Int>
  ) {
    self.nodes = nodes
    self.placements = placements
    self.layoutDirection = layoutDirection
    startIndex = range.lowerBound
    endIndex = range.upperBound
  }

  public subscript(index: Int) -> LayoutSubview {
    precondition(index >= startIndex && index < endIndex, "There is no subview \(index).")
    return LayoutSubview(node: nodes[index], index: index, placements: placements)
  }

  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(nodes, placements, layoutDirection, bounds)
  }

  /// The subviews at some places, in the order of the places. A place that does not exist is a programming error.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(ContiguousArray(indices.map { nodes[$0] }), placements, layoutDirection)
  }

  public static func == (left: LayoutSubviews, right: LayoutSubviews) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { $0 == $1 }
  }
}

/// A view that a layout measures and places.
nonisolated public struct LayoutSubview: Equatable, @unchecked Sendable {
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

/// The places that a layout gives its subviews.
@MainActor
final class LayoutPlacements {
  struct Placement {
    var origin: CGPoint
    var proposal: LayoutProposal
  }

  private(set) var placements: ContiguousArray<Placement?> = []
  private var isOpen = false

  nonisolated init() {}

  func collect(_ count: Int, _ body: () -> Void) {
    placements = ContiguousArray(repeating: nil, count: count)
    isOpen = true
    body()
    isOpen = false
  }

  func set(_ origin: CGPoint, _ proposal: LayoutProposal, at index: Int) {
    precondition(isOpen, "LayoutSubview.place(at:anchor:proposal:) may only be called from placeSubviews.")
    placements[index] = Placement(origin: origin, proposal: proposal)
  }
}
