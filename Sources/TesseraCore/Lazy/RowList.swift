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
  struct Row {
    let content: RowContent
    let place: RowPlace
  }

  enum RowContent {
    /// An element that is there anyway.
    case element(LayoutNode)
    /// What one row of a source yields once it is made.
    case source(any RowSource, Int)
  }

  /// Where a row stands, for those who show rows in groups.
  struct RowPlace {
    var kind = LazyRowKind.row
    var section = 0
    var edits: RowEdits?
    var index = 0
  }

  private(set) var rows: ContiguousArray<Row> = []
  private var place = RowPlace()
  private var sectionCount = 0
  /// Where the rows begin that the edits of the present place are about.
  private var editStart = 0

  mutating func append(_ element: LayoutNode) {
    append(.element(element), at: rows.count - editStart)
  }

  @MainActor
  mutating func append(_ source: any RowSource, _ index: Int) {
    append(.source(source, index), at: source.rowCount > 1 ? index : rows.count - editStart)
  }

  /// Adds a row of a source that knows where it stands.
  @MainActor
  mutating func append(_ source: any RowSource, _ index: Int, at ownPlace: RowPlace) {
    var newPlace = ownPlace
    newPlace.section += place.section
    rows.append(Row(content: .source(source, index), place: newPlace))
  }

  private mutating func append(_ content: RowContent, at index: Int) {
    place.index = index
    rows.append(Row(content: content, place: place))
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

  // MARK: Groups

  mutating func beginSection() {
    sectionCount += 1
    place.section = sectionCount
  }

  mutating func endSection() {
    sectionCount += 1
    place.section = sectionCount
  }

  /// Adds what stands above or below the rows of a section.
  @MainActor
  mutating func append(_ node: ViewNode, as kind: LazyRowKind) {
    let outer = place
    place.kind = kind
    place.edits = nil
    node.appendRows(to: &self)
    place = outer
  }

  /// Adds rows that can be edited.
  @MainActor
  mutating func append(_ node: ViewNode, allowing edits: RowEdits) {
    let outer = place
    let outerStart = editStart
    place.edits = edits.inside(outer.edits)
    editStart = rows.count
    node.appendRows(to: &self)
    place = outer
    editStart = outerStart
  }
}

extension ViewNode {
  /// Whether some of the rows that this node yields are made only when they come in sight.
  final var holdsRowSources: Bool {
    var list = RowList()
    appendRows(to: &list)
    for row in list.rows { if case .source = row.content { return true } }
    return false
  }
}
