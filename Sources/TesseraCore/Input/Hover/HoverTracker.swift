import Foundation

/// Tracks the views under the pointer of one surface while it is not pressed.
@MainActor
package final class HoverTracker: GraphService {
  unowned private let graph: ViewGraph
  private var nodes: ContiguousArray<Unmanaged<HoverNode>> = []
  private var location: CGPoint?

  /// The style of the pointer.
  package var shape: PointerShape { shapeOfView ?? programShape ?? usualShape }
  /// The style that the view under the pointer gives it; nil for none.
  private var shapeOfView: PointerShape?
  /// The style that the program gives the pointer where views give it none; nil for the usual one.
  package var programShape: PointerShape?
  /// What a style with a picture shows; nil for other styles.
  package private(set) var picture: PointerPicture?
  /// The style if neither sets one.
  private var usualShape = PointerShape.arrow
  /// The help text of the view under the pointer; nil for none.
  package private(set) var help: String?

  init(_ graph: ViewGraph) {
    self.graph = graph
  }

  var keptNodes: [ViewNode] { nodes.map { $0.takeUnretainedValue() } }

  /// Whether a view tracks the pointer.
  package var isWatching: Bool { !nodes.isEmpty }

  func add(_ node: HoverNode) {
    nodes.append(.passUnretained(node))
  }

  func remove(_ node: HoverNode) {
    nodes.removeAll { $0.toOpaque() == Unmanaged.passUnretained(node).toOpaque() }
  }

  /// The pointer is at a point of the surface, or nowhere; or what lies under it may have changed.
  package func move(to location: CGPoint?) {
    self.location = location
    graph.perform {
      let present = nodes.map { $0.takeUnretainedValue() }
      for node in present where !node.isRemoved { node.pointerDidMove(to: location) }
      let innermost = present.filter { !$0.isRemoved && $0.isHovered }.sorted { $0.depth > $1.depth }
      shapeOfView = innermost.lazy.compactMap(\.shape).first
      showPicture(of: innermost.first { $0.shape != nil })
      usualShape = shapeOfContent
      help = innermost.lazy.compactMap(\.help).first
    }
  }

  /// A picture that is empty leaves the arrow (J447).
  private func showPicture(of node: HoverNode?) {
    picture = nil
    guard let node, case .image(let image) = node.shape else { return }
    let (picture, warning) = image.picture(in: node.scope.values)
    if let warning { graph.warn(warning, at: node) }
    self.picture = picture
    if picture == nil { shapeOfView = .arrow }
  }

  /// The shape over what needs one without a word.
  private var shapeOfContent: PointerShape {
    guard let location, let field = graph.root.hitTest(location) as? TextInputNode else { return .arrow }
    return field.scope.values.isEnabled ? .text : .arrow
  }
}

/// The style of a pointer.
nonisolated package enum PointerShape: Hashable, Sendable {
  case arrow, hidden, text, verticalText, link, openHand, closedHand, zoomIn, zoomOut, crosshair, columnResize,
    rowResize
  case resize(ResizeDirection)
  case image(PointerImage)
}

extension ViewGraph {
  package var hover: HoverTracker { service(HoverTracker.self) }
}
