import Foundation
import Synchronization

/// Asks for one run of a background task (J458).
package nonisolated struct BackgroundRequest: Sendable, Equatable {
  package let identifier: String
  package let number: UInt64
  /// Not before this moment; nil for at once.
  package let begin: Date?
  /// Whether the work may take minutes.
  package let isLong: Bool

  /// In seconds, from now.
  package var delay: TimeInterval {
    let delay = begin?.timeIntervalSinceNow ?? 0
    return delay.isFinite ? max(delay, 0) : 0
  }
}

/// The requests of the program for its background tasks, between those who ask and the scenes that run them.
package nonisolated final class BackgroundRequests: Sendable {
  package static let shared = BackgroundRequests()

  private struct State {
    var pending: [String: BackgroundRequest] = [:]
    var listeners: [String: [UInt64: AsyncStream<BackgroundRequest>.Continuation]] = [:]
    var lastNumber: UInt64 = 0

    mutating func nextNumber() -> UInt64 {
      lastNumber += 1
      return lastNumber
    }
  }

  private let state = Mutex(State())

  private init() {}

  /// Asks for a run; one that was asked for before is replaced.
  @discardableResult
  package func submit(_ identifier: String, begin: Date?, isLong: Bool = false) -> BackgroundRequest {
    state.withLock { state in
      let request = BackgroundRequest(
        identifier: identifier, number: state.nextNumber(), begin: begin, isLong: isLong)
      state.pending[identifier] = request
      state.listeners[identifier]?.values.forEach { $0.yield(request) }
      return request
    }
  }

  /// Takes a request that is due.
  /// - Returns: false if it is no longer there.
  package func take(_ request: BackgroundRequest) -> Bool {
    state.withLock { state in
      guard state.pending[request.identifier] == request else { return false }
      state.pending[request.identifier] = nil
      return true
    }
  }

  package func cancel(_ identifier: String) {
    state.withLock { $0.pending[identifier] = nil }
  }

  /// The requests that have not begun, in the order in which they were made.
  package var pending: [BackgroundRequest] {
    state.withLock { $0.pending.values.sorted { $0.number < $1.number } }
  }

  /// The requests for a task, beginning with one that waits.
  func requests(_ identifier: String) -> AsyncStream<BackgroundRequest> {
    AsyncStream { continuation in
      let number = state.withLock { state in
        let number = state.nextNumber()
        state.listeners[identifier, default: [:]][number] = continuation
        if let request = state.pending[identifier] { continuation.yield(request) }
        return number
      }
      continuation.onTermination = { [weak self] _ in
        self?.state.withLock { $0.listeners[identifier]?[number] = nil }
      }
    }
  }
}
