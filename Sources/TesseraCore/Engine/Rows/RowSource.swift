import Foundation

/// A node that makes rows of a lazy container one at a time.
@MainActor
protocol RowSource: ViewNode {
  var rowCount: Int { get }

  /// The node of a row; nil while it was not requested.
  func rowNode(at index: Int) -> ViewNode?

  /// The node of a row; it is created if necessary.
  func makeRow(at index: Int) -> ViewNode

  /// Which row a node is; nil for others.
  func index(of row: ViewNode) -> Int?

  /// Removes a row that is no longer visible.
  func dropRow(at index: Int)

  /// The existing rows in a range, in order.
  func madeRows(in range: Range<Int>) -> ContiguousArray<Int>

  /// Adds how long rows were when they were last laid out; NaN for rows that never were.
  func appendLengths(of range: Range<Int>, to lengths: inout ContiguousArray<CGFloat>)

  func setRowLength(_ length: CGFloat, at index: Int)

  /// What identifies a row among the others of this source.
  func rowID(at index: Int) -> AnyHashable?
}

/// A container that shows the rows of sources.
@MainActor
protocol RowContainer: LayoutNode {
  /// Whether elements are direct children, without a wrapper, so that they can use transitions.
  var showsElementsAlone: Bool { get }
}

extension RowSource {
  /// The container that shows the rows.
  var rowContainer: (any RowContainer)? {
    var node: ViewNode = self
    while let parent = node.parent, parent !== node {
      if let container = parent as? any RowContainer { return container }
      node = parent
    }
    return nil
  }
}

extension ViewNode {
  /// Whether some of this node's rows are created lazily.
  final var holdsRowSources: Bool {
    var list = RowList()
    appendRows(to: &list)
    for run in list.runs { if case .source = run.first.content { return true } }
    return false
  }
}
