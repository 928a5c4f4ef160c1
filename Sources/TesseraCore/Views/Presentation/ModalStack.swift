import Foundation

/// The presented layers in front of the root, the last in front.
@MainActor
final class ModalStack: GraphService, RootLayers {
  private struct Layer {
    let node: ModalNode
    let presenter: any Presenter
  }

  unowned private let graph: ViewGraph
  /// Including departing layers.
  private var layers: ContiguousArray<Layer> = []
  /// Presenters that wait for another presentation at their place.
  private var waiting: [any Presenter] = []

  init(_ graph: ViewGraph) {
    self.graph = graph
    graph.root.layers = self
  }

  var keptNodes: [ViewNode] { Array(nodes) }

  private var nodes: ContiguousArray<ModalNode> {
    ContiguousArray(layers.lazy.map(\.node).filter { !$0.isLeaving })
  }

  var present: ContiguousArray<LayoutNode> { ContiguousArray(nodes.lazy.map { $0 as LayoutNode }) }

  var drawn: ContiguousArray<LayoutNode> { ContiguousArray(layers.lazy.map { $0.node as LayoutNode }) }

  var front: LayoutNode? { layers.last { !$0.node.isLeaving }?.node }

  func isReached(_ layer: LayoutNode?) -> Bool {
    let nodes = nodes
    let next = layer.flatMap { layer in nodes.firstIndex { $0 === layer } }.map { $0 + 1 } ?? 0
    return nodes[next...].allSatisfy(\.letsPressesPass)
  }

  var visible: ContiguousArray<LayoutNode> {
    let nodes = nodes
    let first = nodes.lastIndex { $0.coversEverything } ?? 0
    return ContiguousArray(nodes[first...].lazy.map { $0 as LayoutNode })
  }

  func hidesWhatLiesBelow(_ layer: LayoutNode) -> Bool { (layer as? ModalNode)?.hidesWhatLiesBelow == true }

  var hidesRoot: Bool { layers.contains { $0.node.coversEverything && !$0.node.isLeaving } }

  func isLeaving(_ node: ViewNode) -> Bool {
    guard layers.contains(where: { $0.node.isLeaving }) else { return false }
    var node = node
    while let parent = node.parent, parent !== node {
      if let modal = parent as? ModalNode, modal.isLeaving { return true }
      node = parent
    }
    return false
  }

  // MARK: Presenting

  /// Lets `presenter` show its view, now or after the current presentation of its place is gone (F22).
  func request(_ presenter: any Presenter) {
    guard !waiting.contains(where: { $0 === presenter }) else { return }
    let place = place(of: presenter)
    // A departing layer presents nothing anymore.
    if let modal = place as? ModalNode, modal.isLeaving { return }
    guard isTaken(place) else { return presenter.show() }
    waiting.append(presenter)
    // What is there may leave in the same update, as a menu does whose item presents something.
    graph.observations.addChange { [self] in
      if !presenter.isRemoved, isTaken(place) { graph.warn(.onlyOnePresentation, at: presenter) }
    }
  }

  private func isTaken(_ place: ViewNode) -> Bool {
    layers.contains { !$0.node.isLeaving && self.place(of: $0.presenter) === place }
  }

  func withdraw(_ presenter: any Presenter) {
    waiting.removeAll { $0 === presenter }
  }

  func add(_ node: ModalNode, by presenter: any Presenter) {
    layers.append(Layer(node: node, presenter: presenter))
    graph.root.adopt(node, at: layers.count)
    layersDidChange()
  }

  /// A layer is departing, with everything that its content presents. A presentation that waited for it comes after
  /// the update.
  func layerLeaves(_ node: ModalNode) {
    for layer in layers where !layer.node.isLeaving && isInside(layer.presenter, node) { layer.node.leave {} }
    layersDidChange()
    serveWaitingAfterUpdate()
  }

  /// Called when a layer leaves the tree.
  func remove(_ node: ModalNode) {
    layers.removeAll { $0.node === node }
    layersDidChange()
    if !node.isLeaving { serveWaitingAfterUpdate() }
  }

  private func serveWaitingAfterUpdate() {
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

  private func isInside(_ presenter: any Presenter, _ layer: ModalNode) -> Bool {
    var place = place(of: presenter)
    while let modal = place as? ModalNode {
      if modal === layer { return true }
      place = self.place(of: modal)
    }
    return false
  }

  /// The layer that a node is in; the root for those in none.
  private func place(of inner: ViewNode) -> ViewNode {
    var node = inner
    while let parent = node.parent, parent !== node {
      if parent is ModalNode { return parent }
      node = parent
    }
    return node
  }
}

extension ViewGraph {
  var modals: ModalStack { service(ModalStack.self) }

  /// Whether a node is in a presentation that was dismissed and is still seen.
  package func isLeaving(_ node: ViewNode) -> Bool { modals.isLeaving(node) }
}
