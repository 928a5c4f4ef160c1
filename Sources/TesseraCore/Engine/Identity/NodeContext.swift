/// The place of a new node: its parent, its environment and the parent's options.
public struct _NodeContext {
  @Unretained var graph: ViewGraph
  @Unretained var parent: ViewNode
  @Unretained var scope: EnvironmentScope
  let arity: Arity

  /// The number of elements that the place of a view accepts.
  enum Arity {
    /// Any number of elements; the container above lays them out.
    case list
    /// Any number of elements; the container above creates them when they become visible.
    case lazyList
    /// One element; several are wrapped in an implicit container (A7).
    case single(ImplicitContainer)
  }

  enum ImplicitContainer {
    /// At the root of a host.
    case verticalStack
    /// In labels.
    case horizontalStack
    /// In backgrounds and overlays.
    case depthStack
  }

  /// The context for children of `parent`, with the same options.
  @MainActor
  func under(_ parent: ViewNode) -> _NodeContext {
    _NodeContext(graph: graph, parent: parent, scope: scope, arity: arity)
  }

  @MainActor
  func under(_ parent: ViewNode, arity: Arity) -> _NodeContext {
    _NodeContext(graph: graph, parent: parent, scope: scope, arity: arity)
  }

  /// Whether rows are created when they become visible.
  var isLazy: Bool {
    if case .lazyList = arity { true } else { false }
  }

  /// The same place, for a container that needs all elements at once.
  var eager: _NodeContext {
    isLazy ? _NodeContext(graph: graph, parent: parent, scope: scope, arity: .list) : self
  }

  @MainActor
  func under(_ parent: ViewNode, scope: EnvironmentScope) -> _NodeContext {
    _NodeContext(graph: graph, parent: parent, scope: scope, arity: arity)
  }
}

typealias NodeContext = _NodeContext
package typealias ViewNode = _ViewNode
