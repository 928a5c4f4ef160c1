/// A modifier around several rows of a lazy container, which puts a wrapper around each of them (A6).
///
/// The rows do not exist yet, so each gets its wrapper when it is created, as if the modifier applied to it alone.
final class RowModifierNode<Modifier: WrapperModifier>: TransparentNode, RowModifying {
  private var modifier: Modifier

  init(_ modifier: Modifier, _ context: NodeContext) {
    self.modifier = modifier.forSeveral(after: nil)
    super.init(context)
  }

  func receive(_ newModifier: Modifier) {
    modifier = newModifier.forSeveral(after: modifier)
  }

  override var distributes: Bool { true }

  func makeNode<Content: View>(
    _ row: Content, _ rest: ArraySlice<any RowModifying>, _ context: NodeContext
  ) -> ViewNode {
    RowModifiers.makeNode(row.modifier(modifier), inside: scope, rest, context)
  }

  func updateNode<Content: View>(_ node: ViewNode, _ row: Content, _ rest: ArraySlice<any RowModifying>) {
    RowModifiers.updateNode(node, row.modifier(modifier), inside: scope, rest)
  }

  func refresh(_ node: ViewNode) -> ViewNode? {
    if let wrapper = node as? Modifier.Node {
      modifier.update(wrapper)
      return wrapper.content
    }
    guard let several = node as? DistributionNode<Modifier> else { return nil }
    several.receive(modifier)
    return several.content
  }
}

/// A node whose modifier applies to each row below it.
@MainActor
protocol RowModifying: ViewNode {
  /// Makes a row with this modifier and those further out around it.
  func makeNode<Content: View>(
    _ row: Content, _ rest: ArraySlice<any RowModifying>, _ context: NodeContext
  ) -> ViewNode

  func updateNode<Content: View>(_ node: ViewNode, _ row: Content, _ rest: ArraySlice<any RowModifying>)

  /// Updates the modifier's node in a row with the current modifier.
  ///
  /// - Returns: what is inside of that.
  func refresh(_ node: ViewNode) -> ViewNode?
}

/// A row that is made when it comes in sight, and the modifiers around it.
@MainActor
protocol ModifiableRow: ViewNode {
  /// The node of the view with its modifiers, if it exists.
  var modifiedContent: ViewNode? { get }

  /// The environment of the row alone; nil where it has that of its place.
  var rowScope: RowScope? { get set }
}

extension ModifiableRow {
  /// The environment in which the view of the row is made.
  fileprivate var contentScope: EnvironmentScope { rowScope?.values ?? scope }
}

/// The modifiers around a row: those between it and its container, the innermost first.
@MainActor
enum RowModifiers {
  static func makeNode<Content: View>(_ view: Content, in row: some ModifiableRow) -> ViewNode {
    if row.rowScope == nil { row.rowScope = .make(for: row) }
    return makeNode(view, inside: row.contentScope, modifiers(around: row)[...], row.childContext)
  }

  static func updateNode<Content: View>(_ node: ViewNode, _ view: Content, in row: some ModifiableRow) {
    let modifiers = modifiers(around: row)
    guard !modifiers.isEmpty else { return Content._updateNode(node, view) }
    updateNode(node, view, inside: row.contentScope, modifiers[...])
  }

  /// Updates all existing rows below `node` with the current modifiers.
  static func refreshRows(below node: ViewNode) {
    var waiting = [node]
    while let node = waiting.popLast() {
      if let row = node as? any ModifiableRow, row.modifiedContent != nil {
        refresh(row)
      } else {
        node.forEachChild { waiting.append($0) }
      }
    }
  }

  private static func refresh(_ row: some ModifiableRow) {
    var node = row.modifiedContent
    for modifier in modifiers(around: row).reversed() {
      while let switching = node as? RowScopeNode { node = switching.content }
      node = node.flatMap { modifier.refresh($0) }
    }
  }

  fileprivate static func makeNode<Content: View>(
    _ view: Content, inside scope: EnvironmentScope, _ modifiers: ArraySlice<any RowModifying>, _ context: NodeContext
  ) -> ViewNode {
    guard let next = modifiers.first else {
      return Content._makeNode(view, context.under(context.parent, scope: scope))
    }
    if next.scope === scope { return next.makeNode(view, modifiers.dropFirst(), context) }
    return next.makeNode(view.modifier(RowScopeModifier(scope: scope)), modifiers.dropFirst(), context)
  }

  fileprivate static func updateNode<Content: View>(
    _ node: ViewNode, _ view: Content, inside scope: EnvironmentScope, _ modifiers: ArraySlice<any RowModifying>
  ) {
    guard let next = modifiers.first else { return Content._updateNode(node, view) }
    if next.scope === scope { return next.updateNode(node, view, modifiers.dropFirst()) }
    next.updateNode(node, view.modifier(RowScopeModifier(scope: scope)), modifiers.dropFirst())
  }

  private static func modifiers(around row: ViewNode) -> [any RowModifying] {
    var modifiers: [any RowModifying] = []
    var node = row
    while let parent = node.parent, parent !== node, !(parent is LayoutNode) {
      if parent.distributes, let modifier = parent as? any RowModifying { modifiers.append(modifier) }
      node = parent
    }
    return modifiers
  }
}

/// Makes a row with the environment of its place, inside of a modifier that stands further out.
nonisolated private struct RowScopeModifier: ViewModifier {
  typealias Body = Never
  let scope: EnvironmentScope

  @MainActor static func _makeNode<Content: View>(
    _ modifier: Self, _ content: Content, _ context: _NodeContext
  ) -> _ViewNode {
    let node = RowScopeNode(context)
    node.content = Content._makeNode(content, context.under(node, scope: modifier.scope))
    return node
  }

  @MainActor static func _updateNode<Content: View>(_ node: _ViewNode, _ modifier: Self, _ content: Content) {
    Content._updateNode(node.cast(to: RowScopeNode.self).content, content)
  }
}

private final class RowScopeNode: TransparentNode {}
