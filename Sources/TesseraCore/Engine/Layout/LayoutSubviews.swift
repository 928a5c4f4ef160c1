import Foundation

/// The views that a layout arranges, in order.
nonisolated public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
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
