/// A view, or a modifier, that a recorder has seen: one for each identity.
package struct TracedView {
  package let type: Any.Type
  /// The number of the view around it.
  package let parent: Int32?
}

/// The views that a recorder has seen, by their numbers.
struct TracedViews {
  private(set) var all: ContiguousArray<TracedView> = []

  /// The number of the view whose node `node` is or belongs to; nil outside of all views.
  @MainActor
  mutating func number(of node: ViewNode) -> Int32? {
    var next: ViewNode? = node
    while let current = next {
      let parent = current.parent === current ? nil : current.parent
      if let view = current.evaluatedView { return view.traceMarks.view ?? add(view, below: parent) }
      next = parent
    }
    return nil
  }

  @MainActor
  private mutating func add(_ view: EvaluatingNode, below parent: ViewNode?) -> Int32? {
    guard let type = view.viewType else { return nil }
    let outer = parent.flatMap { number(of: $0) }
    all.append(TracedView(type: type, parent: outer))
    view.traceMarks.view = Int32(all.count - 1)
    return view.traceMarks.view
  }
}

/// What a recorder stores in a node.
struct TraceMarks {
  private var viewNumber: Int32 = -1
  private var causeNumber: TraceNumber = -1

  /// The number of the node's view.
  var view: Int32? {
    get { viewNumber < 0 ? nil : viewNumber }
    set { viewNumber = newValue ?? -1 }
  }

  /// What made the node dirty.
  var cause: TraceNumber? {
    get { causeNumber < 0 ? nil : causeNumber }
    set { causeNumber = newValue ?? -1 }
  }
}
