import Foundation

/// One view that is created when it becomes visible.
final class DeferredNode<Content: View>: ViewNode, RowSource, InsertedRow, ModifiableRow {
  private var view: Content
  private var content: ViewNode?
  private var length = CGFloat.nan
  var rowScope: RowScope?
  /// The update that inserted the view, if it appears with a transition.
  private var arrival: UInt64?

  init(_ view: Content, _ context: NodeContext) {
    self.view = view
    super.init(context)
  }

  func receive(_ newView: Content) {
    view = newView
    if let content { RowModifiers.updateNode(content, newView, in: self) }
  }

  var modifiedContent: ViewNode? { content }

  func willArrive() {
    arrival = graph.animator.update
  }

  var rowCount: Int { 1 }

  func rowNode(at index: Int) -> ViewNode? { content }

  func makeRow(at index: Int) -> ViewNode {
    if let content { return content }
    let newContent = RowModifiers.makeNode(view, in: self)
    content = newContent
    if arrival == graph.animator.update { Transitioning.didInsert(newContent, in: self) }
    return newContent
  }

  func index(of row: ViewNode) -> Int? { row === content ? 0 : nil }

  func dropRow(at index: Int) {
    guard let old = content else { return }
    content = nil
    old.removeSubtree()
  }

  func madeRows(in range: Range<Int>) -> ContiguousArray<Int> {
    content == nil || range.isEmpty ? [] : [0]
  }

  func appendLengths(of range: Range<Int>, to lengths: inout ContiguousArray<CGFloat>) {
    lengths.append(length)
  }

  func setRowLength(_ newLength: CGFloat, at index: Int) {
    length = newLength
  }

  /// A row of a part of a `ForEach` has the id of the element.
  func rowID(at index: Int) -> AnyHashable? { idOfElementAround }

  override func ownScrollTarget(for id: AnyHashable) -> ScrollDestination? {
    NamedViews.hasID(id, view) ? .row(source: self, index: 0) : nil
  }

  override func appendElements(to elements: inout ContiguousArray<LayoutNode>) {
    content?.appendElements(to: &elements)
  }

  override func appendRows(to rows: inout RowList) {
    rows.appendRows(of: self)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let content { body(content) }
    if let rowScope { body(rowScope) }
  }
}

/// A row that can be marked as inserted by the present update before it is created (D44).
@MainActor
protocol InsertedRow: ViewNode {
  func willArrive()
}
