import Synchronization

/// A search for ways between two places, by the service of `MapServices` (MK6).
nonisolated public final class MKDirections: NSObject, Sendable {
  private let query: MapRouteQuery?
  private let state = Mutex(State())

  private struct State {
    var isCalculating = false
    var isCancelled = false
  }

  /// Creates a search; it begins with `calculate()`.
  public init(request: Request) {
    query = request.query
  }

  /// Whether it is under way.
  public var isCalculating: Bool { state.withLock { $0.isCalculating } }

  /// The ways that the service finds.
  ///
  /// - Throws: what the service throws; `MKError.serverFailure` without one; `.directionsNotFound` if it finds none, or
  ///   the request has no beginning or no end; `CancellationError` after `cancel()`.
  public func calculate() async throws -> Response {
    guard let query else { throw MKError(.directionsNotFound) }
    let found = try await routes(for: query)
    return Response(found, query)
  }

  /// Seconds and meters of the first way that the service finds.
  ///
  /// - Throws: as `calculate()`.
  public func calculateETA() async throws -> ETAResponse {
    guard let query else { throw MKError(.directionsNotFound) }
    return ETAResponse(try await routes(for: query)[0], query)
  }

  /// Hands over the ways that the service finds, on the main actor.
  public func calculate(completionHandler: @escaping @MainActor @Sendable (Response?, (any Error)?) -> Void) {
    Task { @MainActor in
      do {
        completionHandler(try await calculate(), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Makes the search end with an error.
  public func cancel() {
    state.withLock { $0.isCancelled = true }
  }

  private func routes(for query: MapRouteQuery) async throws -> [MapRoute] {
    state.withLock { $0 = State(isCalculating: true) }
    defer { state.withLock { $0.isCalculating = false } }
    let found = try await MapServices.routes(for: query)
    if state.withLock({ $0.isCancelled }) { throw CancellationError() }
    if found.isEmpty { throw MKError(.directionsNotFound) }
    return found
  }
}
