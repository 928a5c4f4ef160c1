import Synchronization

/// A search for places, by the service of `MapServices` (MK6).
nonisolated public final class MKLocalSearch: NSObject, Sendable {
  private let query: MapSearchQuery
  private let state = Mutex(State())

  private struct State {
    var isSearching = false
    var isCancelled = false
  }

  /// Creates a search; it begins with `start()`.
  public init(request: Request) {
    query = request.query
  }

  /// Whether it is under way.
  public var isSearching: Bool { state.withLock { $0.isSearching } }

  /// The places that the service finds.
  ///
  /// - Throws: what the service throws; `MKError.serverFailure` without one; `CancellationError` after `cancel()`.
  public func start() async throws -> Response {
    state.withLock { $0 = State(isSearching: true) }
    defer { state.withLock { $0.isSearching = false } }
    let places = try await MapServices.places(for: query)
    if state.withLock({ $0.isCancelled }) { throw CancellationError() }
    return Response(places, query.region)
  }

  /// Hands over the places that the service finds, on the main actor.
  public func start(completionHandler: @escaping @MainActor @Sendable (Response?, (any Error)?) -> Void) {
    Task { @MainActor in
      do {
        completionHandler(try await start(), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Makes the search end with an error.
  public func cancel() {
    state.withLock { $0.isCancelled = true }
  }
}
