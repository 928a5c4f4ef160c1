import Synchronization

/// Makes a picture of a map, without showing one (MK33).
nonisolated public final class MKMapSnapshotter: NSObject, Sendable {
  private let request: MapSnapshotRequest
  private let state = Mutex(State())

  private struct State {
    var isLoading = false
    var isCancelled = false
  }

  /// A picture of what the options say now; it is made by `start()`.
  public init(options: Options) {
    request = options.request
  }

  /// A picture of the world.
  public override convenience init() {
    self.init(options: Options())
  }

  /// Whether the picture is being made.
  public var isLoading: Bool { state.withLock { $0.isLoading } }

  /// The picture.
  ///
  /// - Throws: `MKError.serverFailure` if none of the pictures of the map can be loaded; `MKError.loadingThrottled` if
  ///   one is being made already; `CancellationError` after `cancel()`.
  public func start() async throws -> Snapshot {
    let isFirst = state.withLock { state in
      defer { state = State(isLoading: true, isCancelled: state.isLoading && state.isCancelled) }
      return !state.isLoading
    }
    guard isFirst else { throw MKError(.loadingThrottled) }
    defer { state.withLock { $0.isLoading = false } }
    let snapshot = try await request.snapshot()
    if state.withLock({ $0.isCancelled }) { throw CancellationError() }
    return snapshot
  }

  /// Hands over the picture, or why there is none, on the main actor.
  public func start(completionHandler: @escaping @MainActor @Sendable (Snapshot?, (any Error)?) -> Void) {
    Task { @MainActor in
      do {
        completionHandler(try await start(), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Hands over the picture, or why there is none, on a queue.
  public func start(
    with queue: DispatchQueue, completionHandler: @escaping @Sendable (Snapshot?, (any Error)?) -> Void
  ) {
    Task {
      let result: Result<Snapshot, any Error>
      do {
        result = .success(try await start())
      } catch {
        result = .failure(error)
      }
      queue.async {
        switch result {
        case .success(let snapshot): completionHandler(snapshot, nil)
        case .failure(let error): completionHandler(nil, error)
        }
      }
    }
  }

  /// Makes the picture that is being made end with an error.
  public func cancel() {
    state.withLock { $0.isCancelled = true }
  }
}
