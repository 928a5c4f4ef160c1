/// What the scroll views of one surface have in common.
@MainActor
final class ScrollCoordinator: FrameParticipant {
  unowned(unsafe) let graph: ViewGraph
  /// Whether scrolled content takes its time.
  var scrollsSmoothly = false
  /// What user code wants to have in sight.
  var requests: [ScrollRequest] = []
  /// Scroll views that keep in sight what they stand at. They withdraw when they are removed.
  var keepers: ContiguousArray<ScrollNode> = []

  // The graph owns its services.
  init(_ graph: ViewGraph) {
    self.graph = graph
  }

  var hasWork: Bool { !requests.isEmpty }

  var keptNodes: [ViewNode] { Array(keepers) }

  func layoutDidEnd() {
    if !keepers.isEmpty { keepPlaces() }
    performRequests()
    if !keepers.isEmpty { notePlaces() }
  }
}

extension ViewGraph {
  var scrolling: ScrollCoordinator { service(ScrollCoordinator.self) }

  /// Whether scrolled content takes its time: it goes on when it is let go, stretches at its edges, goes by animations,
  /// and shows where it stands. Without a window it is where it has to be at once.
  package var scrollsSmoothly: Bool {
    get { scrolling.scrollsSmoothly }
    set { scrolling.scrollsSmoothly = newValue }
  }
}
