/// The views of one graph that have to do with URLs that the program is asked to open.
@MainActor
final class URLListeners: GraphService {
  /// Those that want to hear of them.
  var handlers: ContiguousArray<Unmanaged<OpenURLNode>> = []
  /// Those that say which of them their window is to open.
  var externalEvents: ContiguousArray<Unmanaged<ExternalEventsNode>> = []

  init(_ graph: ViewGraph) {}
}

extension ViewGraph {
  var urlListeners: URLListeners { service(URLListeners.self) }
}
