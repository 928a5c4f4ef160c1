import Foundation
import Synchronization
import TesseraCore
import TesseraValues

/// Runs background tasks at the times that were asked for, while the program runs: no service of a desktop starts it for them
/// (J458).
public final class BGTaskScheduler: NSObject, Sendable {
  /// Why a request was refused.
  public struct Error: Foundation.CustomNSError, Equatable {
    /// The kinds of reasons.
    public enum Code: Int, Sendable {
      /// The system has no background tasks.
      case unavailable = 1
      /// Too many tasks wait.
      case tooManyPendingTaskRequests
      /// The program may not have the task.
      case notPermitted
    }

    /// Why.
    public let code: Code

    /// A reason.
    public init(_ code: Code) {
      self.code = code
    }

    public static var errorDomain: String { "BGTaskSchedulerErrorDomain" }
    public var errorCode: Int { code.rawValue }
  }

  /// The scheduler of the program.
  public static let shared = BGTaskScheduler()

  /// So many tasks may wait.
  private static let limit = 11
  private let handlers = Mutex<[String: Handler]>([:])

  private struct Handler: Sendable {
    let queue: DispatchQueue
    /// Called on the queue only.
    let action: UncheckedSendable<(BGTask) -> Void>
  }

  /// Has a task run by a handler.
  ///
  /// - Parameters:
  ///   - identifier: the name of the task. It need not be in the program's `Info.plist`.
  ///   - queue: where the handler is called; nil for the main queue.
  /// - Returns: false if the task has a handler already.
  @discardableResult
  public func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool {
    let handler = Handler(queue: queue ?? .main, action: UncheckedSendable(launchHandler))
    return handlers.withLock { handlers in
      guard handlers[identifier] == nil else { return false }
      handlers[identifier] = handler
      return true
    }
  }

  /// Asks for one run of a task; an earlier request for the same one is replaced.
  ///
  /// - Throws: an error if too many tasks wait.
  public func submit(_ taskRequest: BGTaskRequest) throws {
    let identifier = taskRequest.identifier
    let others = BackgroundRequests.shared.pending.filter { $0.identifier != identifier }
    guard others.count < Self.limit else { throw Error(.tooManyPendingTaskRequests) }
    let request = BackgroundRequests.shared.submit(
      identifier, begin: taskRequest.earliestBeginDate, isLong: taskRequest is BGProcessingTaskRequest)
    guard handlers.withLock({ $0[identifier] != nil }) else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + request.delay) { [self] in begin(request) }
  }

  private func begin(_ request: BackgroundRequest) {
    guard BackgroundRequests.shared.take(request),
      let handler = handlers.withLock({ $0[request.identifier] })
    else { return }
    handler.queue.async {
      let task = request.isLong ? BGProcessingTask(request.identifier) : BGAppRefreshTask(request.identifier)
      handler.action.value(task)
    }
  }

  /// Takes the request for a task back.
  public func cancel(taskRequestWithIdentifier identifier: String) {
    BackgroundRequests.shared.cancel(identifier)
  }

  /// Takes all requests back.
  public func cancelAllTaskRequests() {
    for request in BackgroundRequests.shared.pending { BackgroundRequests.shared.cancel(request.identifier) }
  }

  /// Hands over the requests that have not begun.
  public func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) {
    completionHandler(pending)
  }

  /// The requests that have not begun.
  public func pendingTaskRequests() async -> [BGTaskRequest] {
    pending
  }

  private var pending: [BGTaskRequest] {
    BackgroundRequests.shared.pending.map { request in
      let made =
        request.isLong
        ? BGProcessingTaskRequest(identifier: request.identifier)
        : BGAppRefreshTaskRequest(identifier: request.identifier)
      made.earliestBeginDate = request.begin
      return made
    }
  }
}
