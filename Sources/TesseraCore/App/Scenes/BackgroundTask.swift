import Foundation

/// Work that a program does when the system has time for it: while the program runs, as there is no service that starts it
/// (J458).
///
/// A request of the module `BackgroundTasks` has it run once.
public struct BackgroundTask<Request, Response>: Sendable {
  enum Kind: Sendable {
    case refresh(String)
    /// Foundation has no sessions that go on in the background here, so it never begins.
    case session
  }

  let kind: Kind
}

nonisolated extension BackgroundTask<Void, Void> {
  /// Fetches what is new, after a request with an identifier.
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask(kind: .refresh(identifier))
  }
}

nonisolated extension BackgroundTask<String, Void> {
  /// Events of a session that goes on in the background. There are no such sessions here, so it is never run.
  public static var urlSession: BackgroundTask<String, Void> {
    BackgroundTask(kind: .session)
  }

  /// Events of a session that goes on in the background. There are no such sessions here, so it is never run.
  public static func urlSession(_ identifier: String) -> BackgroundTask<String, Void> {
    BackgroundTask(kind: .session)
  }

  /// Events of sessions that go on in the background. There are no such sessions here, so it is never run.
  public static func urlSession(matching: @escaping @Sendable (String) -> Bool) -> BackgroundTask<String, Void> {
    BackgroundTask(kind: .session)
  }
}

nonisolated extension Scene {
  /// Runs an action after each request of a background task, on the clock of the program (J458).
  public func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene {
    var run: (@Sendable () async -> Void)?
    // Tasks that are run have nothing to hand over.
    if task.identifier != nil, let nothing = () as? D { run = { _ = await action(nothing) } }
    return ModifiedScene(content: self, modifier: BackgroundTaskModifier(task.identifier, run))
  }
}

nonisolated extension BackgroundTask {
  fileprivate var identifier: String? {
    if case .refresh(let identifier) = kind { identifier } else { nil }
  }
}

nonisolated private struct BackgroundTaskModifier: ViewModifier {
  let identifier: String?
  let run: (@Sendable () async -> Void)?

  init(_ identifier: String?, _ run: (@Sendable () async -> Void)?) {
    self.identifier = identifier
    self.run = run
  }

  @MainActor func body(content: Content) -> some View {
    content.task(id: identifier) { await listen() }
  }

  // On the engine's thread, so that requests are heard before time goes on in tests.
  @MainActor private func listen() async {
    guard let identifier, let run else { return }
    for await request in BackgroundRequests.shared.requests(identifier) {
      await begin(request, run)
    }
  }

  @MainActor private func begin(_ request: BackgroundRequest, _ run: @Sendable () async -> Void) async {
    do {
      try await Task.sleep(for: .seconds(request.delay))
    } catch {
      return
    }
    // It may have been taken back, or replaced by another one.
    guard BackgroundRequests.shared.take(request) else { return }
    await run()
  }
}
