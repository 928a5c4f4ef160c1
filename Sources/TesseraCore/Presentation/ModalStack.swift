import Foundation

/// What is presented in front of the root, the last in front.
@MainActor
final class ModalStack {
  private struct Layer {
    let node: ModalNode
    let presenter: any Presenter
  }

  unowned(unsafe) private let graph: ViewGraph
  private var layers: ContiguousArray<Layer> = []
  /// Those who would like to present where something is presented already.
  private var waiting: [any Presenter] = []

  init(_ graph: ViewGraph) {
    self.graph = graph
  }

  /// From the bottom to the front.
  var nodes: ContiguousArray<ModalNode> { ContiguousArray(layers.map(\.node)) }

  var isEmpty: Bool { layers.isEmpty }

  /// The layers from the one that hides all others.
  var visibleNodes: ContiguousArray<ModalNode>.SubSequence {
    let nodes = nodes
    let first = nodes.lastIndex { $0.coversEverything } ?? 0
    return nodes[first...]
  }

  /// Whether the root cannot be seen.
  var hidesRoot: Bool { layers.contains { $0.node.coversEverything } }

  // MARK: Presenting

  /// Lets `presenter` show its view, now or when what its place presents at the moment is gone (F22).
  func request(_ presenter: any Presenter) {
    guard !waiting.contains(where: { $0 === presenter }) else { return }
    let place = place(of: presenter)
    guard layers.contains(where: { self.place(of: $0.presenter) === place }) else { return presenter.show() }
    waiting.append(presenter)
    graph.warn(.onlyOnePresentation, at: presenter)
  }

  func withdraw(_ presenter: any Presenter) {
    waiting.removeAll { $0 === presenter }
  }

  func add(_ node: ModalNode, by presenter: any Presenter) {
    layers.append(Layer(node: node, presenter: presenter))
    graph.root.adopt(node, at: layers.count)
    layersDidChange()
  }

  /// Called when a layer leaves the tree: whoever waited for it has his turn after the update.
  func remove(_ node: ModalNode) {
    layers.removeAll { $0.node === node }
    layersDidChange()
    guard !waiting.isEmpty else { return }
    graph.observations.addChange { [self] in serveWaiting() }
  }

  private func serveWaiting() {
    let candidates = waiting
    waiting = []
    for presenter in candidates where !presenter.isRemoved { request(presenter) }
  }

  private func layersDidChange() {
    guard !graph.root.isRemoved else { return }
    graph.root.invalidateLayout()
    graph.root.invalidateDrawing()
  }

  /// The layer that a presenter is in; the root for those in none.
  private func place(of presenter: any Presenter) -> ViewNode {
    var node: ViewNode = presenter
    while let parent = node.parent, parent !== node {
      if parent is ModalNode { return parent }
      node = parent
    }
    return node
  }
}
