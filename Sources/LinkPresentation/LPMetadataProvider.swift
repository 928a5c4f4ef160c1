import CoreTransferable
import Foundation
import Synchronization
import TesseraTransfer
import UniformTypeIdentifiers

/// Asks the server of a link what its page is about. Each provider asks once.
public final class LPMetadataProvider: NSObject, Sendable {
  private struct State {
    var timeout = 30.0
    var fetchesSubresources = true
    var wasStarted = false
    var task: Task<LPLinkMetadata, any Error>?
  }

  private let state = Mutex(State())

  /// One that has not asked yet.
  public override init() {}

  /// How many seconds it may take.
  public var timeout: TimeInterval {
    get { state.withLock { $0.timeout } }
    set { state.withLock { $0.timeout = newValue } }
  }

  /// Whether the page's picture and symbol are fetched as well.
  public var shouldFetchSubresources: Bool {
    get { state.withLock { $0.fetchesSubresources } }
    set { state.withLock { $0.fetchesSubresources = newValue } }
  }

  /// Asks the server of a link, or reads a file (LP1).
  ///
  /// - Throws: an `LPError`; `metadataFetchNotAllowed` the second time.
  public func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
    let fetch: Task<LPLinkMetadata, any Error>? = state.withLock { state in
      guard !state.wasStarted else { return nil }
      state.wasStarted = true
      let fetch = LinkFetch(url: url, timeout: state.timeout, fetchesSubresources: state.fetchesSubresources)
      let task = Task { try await fetch.metadata() }
      state.task = task
      return task
    }
    guard let fetch else { throw LPError(.metadataFetchNotAllowed) }
    return try await withTaskCancellationHandler {
      try await fetch.value
    } onCancel: {
      fetch.cancel()
    }
  }

  /// Asks the server of a link, and hands over what it says, or an `LPError`.
  public func startFetchingMetadata(
    for url: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
  ) {
    Task {
      do {
        completionHandler(try await startFetchingMetadata(for: url), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Ends the question, with `metadataFetchCancelled`.
  public func cancel() {
    state.withLock { $0.task }?.cancel()
  }
}
