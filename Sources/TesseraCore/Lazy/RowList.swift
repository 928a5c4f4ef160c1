import Foundation

/// A node that makes rows of a lazy container one at a time.
@MainActor
protocol RowSource: ViewNode {
  var rowCount: Int { get }

  /// The node of a row, nil while nobody asked for it.
  func rowNode(at index: Int) -> ViewNode?

  /// The node of a row, made if it is not there.
  func makeRow(at index: Int) -> ViewNode

  /// Takes a row out that nobody sees any more.
  func dropRow(at index: Int)

  /// How long a row was when it was last laid out; not a number if it never was.
  func rowLength(at index: Int) -> CGFloat

  func setRowLength(_ length: CGFloat, at index: Int)

  /// What identifies a row among the others of this source.
  func rowID(at index: Int) -> AnyHashable?
}

extension RowSource {
  /// The container that shows the rows.
  var lazyContainer: LazyStackNode? {
    var node: ViewNode = self
    while let parent = node.parent, parent !== node {
      if let container = parent as? LazyStackNode { return container }
      node = parent
    }
    return nil
  }
}

/// The rows that a node puts into a lazy container, in order.
package struct RowList {
  enum Row {
    /// An element that is there anyway.
    case element(LayoutNode)
    /// What one row of a source yields once it is made.
    case source(any RowSource, Int)
  }

  private(set) var rows: ContiguousArray<Row> = []

  mutating func append(_ element: LayoutNode) {
    rows.append(.element(element))
  }

  mutating func append(_ source: any RowSource, _ index: Int) {
    rows.append(.source(source, index))
  }

  /// Adds a row of a source: as it is, unless it turned out to be a source of rows itself.
  @MainActor
  mutating func appendRow(of source: any RowSource, at index: Int) {
    if let node = source.rowNode(at: index), node.holdsRowSources {
      node.appendRows(to: &self)
    } else {
      append(source, index)
    }
  }
}

extension ViewNode {
  /// Whether some of the rows that this node yields are made only when they come in sight.
  final var holdsRowSources: Bool {
    var list = RowList()
    appendRows(to: &list)
    for case .source in list.rows { return true }
    return false
  }
}
