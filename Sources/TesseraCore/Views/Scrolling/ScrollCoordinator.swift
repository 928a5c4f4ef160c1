/// The shared state of the scroll views of one surface.
@MainActor
final class ScrollCoordinator: FrameParticipant {
  unowned let graph: ViewGraph
  /// Whether scrolling is animated.
  var scrollsSmoothly = false
  /// The scroll requests of user code.
  var requests: [ScrollRequest] = []
  /// Scroll views with a tracked position. They unregister when they are removed.
  var trackingNodes: ContiguousArray<ScrollNode> = []

  // The graph owns its services.
  init(_ graph: ViewGraph) {
    self.graph = graph
  }

  /// Whether scroll views keep what they show where it is in this update (J417).
  var adjustsOffsets: Bool { graph.animator.transaction.scrollContentOffsetAdjustmentBehavior != .disabled }

  var hasWork: Bool { !requests.isEmpty }

  var keptNodes: [ViewNode] { Array(trackingNodes) }

  func layoutDidEnd() {
    if !trackingNodes.isEmpty, adjustsOffsets { keepPlaces() }
    performRequests()
    if !trackingNodes.isEmpty { notePlaces() }
  }
}

extension ViewGraph {
  var scrolling: ScrollCoordinator { service(ScrollCoordinator.self) }

  /// Whether scrolling is animated: with momentum, rubber banding, animations and indicators. Without a window, content
  /// moves at once.
  package var scrollsSmoothly: Bool {
    get { scrolling.scrollsSmoothly }
    set { scrolling.scrollsSmoothly = newValue }
  }
}
