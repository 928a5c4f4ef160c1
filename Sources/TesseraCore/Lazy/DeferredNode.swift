import Foundation

/// A view that belongs to several rows rather than being one.
nonisolated protocol RowListing {
  static var listsRows: Bool { get }
}

extension ForEach: RowListing where Content: View {
  nonisolated static var listsRows: Bool { true }
}

extension TupleView: RowListing {
  nonisolated static var listsRows: Bool { true }
}

extension EmptyView: RowListing {
  nonisolated static var listsRows: Bool { true }
}

extension Group: RowListing where Content: View {
  nonisolated static var listsRows: Bool { (Content.self as? any RowListing.Type)?.listsRows ?? false }
}

extension _ConditionalContent: RowListing where TrueContent: View, FalseContent: View {
  nonisolated static var listsRows: Bool { true }
}

extension Optional: RowListing where Wrapped: View {
  nonisolated static var listsRows: Bool { true }
}

extension ModifiedContent: RowListing where Content: View, Modifier: ViewModifier {
  nonisolated static var listsRows: Bool {
    !(Modifier.self is any WrapperModifier.Type) && (Content.self as? any RowListing.Type)?.listsRows ?? false
  }
}

/// Children of a list of views, which a lazy container makes when they come in sight.
@MainActor
enum LazyChild {
  static func make<Content: View>(_ view: Content, _ context: NodeContext) -> ViewNode {
    guard context.isLazy, !listsRows(Content.self) else { return Content._makeNode(view, context) }
    return DeferredNode(view, context)
  }

  static func update<Content: View>(_ node: ViewNode, _ view: Content) {
    guard case .lazyList = node.arity, let deferred = node as? DeferredNode<Content> else {
      return Content._updateNode(node, view)
    }
    deferred.receive(view)
  }

  private static func listsRows<Content: View>(_ type: Content.Type) -> Bool {
    (type as? any RowListing.Type)?.listsRows ?? false
  }
}

/// One view that is made when it comes in sight.
final class DeferredNode<Content: View>: ViewNode, RowSource {
  private var view: Content
  private var content: ViewNode?
  private var length = CGFloat.nan

  init(_ view: Content, _ context: NodeContext) {
    self.view = view
    super.init(context)
  }

  func receive(_ newView: Content) {
    view = newView
    if let content { Content._updateNode(content, newView) }
  }

  var rowCount: Int { 1 }

  func rowNode(at index: Int) -> ViewNode? { content }

  func makeRow(at index: Int) -> ViewNode {
    if let content { return content }
    let newContent = Content._makeNode(view, childContext)
    content = newContent
    return newContent
  }

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

  func rowID(at index: Int) -> AnyHashable? { nil }

  override func appendElements(to elements: inout ContiguousArray<LayoutNode>) {
    content?.appendElements(to: &elements)
  }

  override func appendRows(to rows: inout RowList) {
    rows.appendRows(of: self)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let content { body(content) }
  }
}
