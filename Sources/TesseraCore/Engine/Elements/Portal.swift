import Foundation

/// Views that belong to one place of the tree and are shown at another: the items of a toolbar, the pages of a stack.
///
/// Identity, state and environment are those of the place where the views are declared.
@MainActor
package final class Portal: Equatable {
  fileprivate weak var source: ElementSourceNode?
  fileprivate var listeners: [ObjectIdentifier: @MainActor () -> Void] = [:]

  nonisolated package init() {}

  /// The elements of the views, in order.
  package var elements: [ViewElement] {
    guard let source, !source.isRemoved else { return [] }
    return source.elements.map { node in
      ViewElement(node: node, listener: TraitListener { [weak self] in self?.tell() })
    }
  }

  fileprivate func tell() {
    for listener in listeners.values { listener() }
  }

  nonisolated package static func == (left: Portal, right: Portal) -> Bool { left === right }
}

/// Makes the views of a portal, with the environment of this place; they are not part of the modified view.
nonisolated package struct PortalModifier<Views: View>: ViewModifier {
  package typealias Body = Never
  let portal: Portal
  let views: Views

  package init(_ portal: Portal, @ViewBuilder views: () -> Views) {
    self.portal = portal
    self.views = views()
  }

  @MainActor package static func _makeNode<Content: View>(
    _ modifier: Self, _ content: Content, _ context: _NodeContext
  ) -> _ViewNode {
    let node = PortalNode(modifier.portal, context)
    node.makeSource { Views._makeNode(modifier.views, $0) }
    node.content = Content._makeNode(content, node.childContext)
    return node
  }

  @MainActor package static func _updateNode<Content: View>(_ node: _ViewNode, _ modifier: Self, _ content: Content) {
    let node = node.cast(to: PortalNode.self)
    if let views = node.source.content { Views._updateNode(views, modifier.views) }
    Content._updateNode(node.content, content)
  }
}

final class PortalNode: ViewNode {
  var content: ViewNode!
  private(set) var source: ElementSourceNode!
  private let portal: Portal

  init(_ portal: Portal, _ context: NodeContext) {
    self.portal = portal
    super.init(context)
  }

  func makeSource(_ make: (NodeContext) -> ViewNode) {
    source = ElementSourceNode(NodeContext(graph: graph, parent: self, scope: scope, arity: .list))
    source.content = make(source.childContext)
    source.onChange = { [unowned portal] in portal.tell() }
    portal.source = source
    portal.tell()
  }

  override func willRemove() {
    portal.tell()
  }

  override var isUnary: Bool { content.isUnary }

  override var firstElement: LayoutNode? { content.firstElement }

  override func appendElements(to elements: inout ContiguousArray<LayoutNode>) {
    content.appendElements(to: &elements)
  }

  override func appendRows(to rows: inout RowList) {
    content.appendRows(to: &rows)
  }

  /// Views that are shown elsewhere do not affect preferences here.
  override func forEachPreferenceChild<Key: PreferenceKey>(_ key: Key.Type, _ body: (ViewNode) -> Void) {
    if let content { body(content) }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let source { body(source) }
    if let content { body(content) }
  }
}

/// Makes a view from the elements of portals, and updates it when they change.
nonisolated package struct PortalReader<Result: View>: PrimitiveView {
  let portals: [Portal]
  let result: @MainActor ([ViewElement]) -> Result

  package init(_ portals: [Portal], @ViewBuilder result: @escaping @MainActor ([ViewElement]) -> Result) {
    self.portals = portals
    self.result = result
  }

  @MainActor package static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    PortalReaderNode(view, context)
  }

  @MainActor package static func _updateNode(_ node: _ViewNode, _ view: Self) {
    node.cast(to: PortalReaderNode<Result>.self).receive(view)
  }
}

private final class PortalReaderNode<Result: View>: EvaluatingNode {
  private var view: PortalReader<Result>

  init(_ view: PortalReader<Result>, _ context: NodeContext) {
    self.view = view
    super.init(context, facts: TypeFacts.of(PortalReader<Result>.self))
    listen()
    begin()
  }

  func receive(_ newView: PortalReader<Result>) {
    silence()
    view = newView
    listen()
    evaluate(because: .input)
  }

  private func listen() {
    for portal in view.portals {
      portal.listeners[ObjectIdentifier(self)] = { [unowned self] in markDirty() }
    }
  }

  private func silence() {
    for portal in view.portals { portal.listeners[ObjectIdentifier(self)] = nil }
  }

  private var elements: [ViewElement] { view.portals.flatMap(\.elements) }

  override func makeContent() {
    let elements = elements
    let result = track { view.result(elements) }
    content = Result._makeNode(result, childContext)
  }

  override func updateContent() {
    let elements = elements
    let result = track { view.result(elements) }
    Result._updateNode(content, result)
  }

  override func willRemove() {
    silence()
    super.willRemove()
  }
}
