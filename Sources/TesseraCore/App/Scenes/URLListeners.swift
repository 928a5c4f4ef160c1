/// The views of one graph that handle URLs that the program is asked to open.
@MainActor
final class URLListeners: GraphService {
  /// The views with a handler.
  var handlers: ContiguousArray<Unmanaged<OpenURLNode>> = []
  /// The views that set which URLs their window opens.
  var externalEvents: ContiguousArray<Unmanaged<ExternalEventsNode>> = []

  /// The views that go on with activities.
  var activityHandlers: ContiguousArray<Unmanaged<ContinuedActivityNode>> = []

  init(_ graph: ViewGraph) {}
}

extension ViewGraph {
  var urlListeners: URLListeners { service(URLListeners.self) }
}
