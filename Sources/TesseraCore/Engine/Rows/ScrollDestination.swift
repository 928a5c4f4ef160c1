import Foundation

/// Something that a scroll view can be asked to show.
@MainActor
enum ScrollDestination {
  case node(LayoutNode)
  /// A row of a lazy container, which may not exist yet.
  case row(source: any RowSource, index: Int)
}

extension ViewNode {
  /// The first element or row of this node, which may not exist yet.
  final var firstScrollDestination: ScrollDestination? {
    if case .lazyList = arity {} else { return firstElement.map { .node($0) } }
    var rows = RowList()
    appendRows(to: &rows)
    return switch rows.runs.first?.first.content {
    case .element(let element): .node(element)
    case .source(let source, let index): .row(source: source, index: index)
    case nil: nil
    }
  }
}
