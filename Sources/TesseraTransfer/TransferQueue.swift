import CCurl
import Foundation
import Synchronization

/// Runs transfers on a thread of its own, a bounded number at a time.
///
/// All that happens to a transfer happens on that thread, so its cancellation never races with its end. The thread
/// rests while there is nothing to do.
package final class TransferQueue: Sendable {
  /// The queue of the process.
  package static let shared = TransferQueue()

  private let state = Mutex(State())
  /// How many transfers run at a time, in all and to one server.
  private let width: Int
  private let widthToOneHost: Int

  package init(width: Int = 16, widthToOneHost: Int = 6) {
    self.width = max(1, width)
    self.widthToOneHost = max(1, widthToOneHost)
  }

  /// What other threads ask of the thread of the transfers.
  private struct State {
    var thread = ThreadState.none
    var wanted: [Transfer] = []
    var cancelled: [Transfer] = []
  }

  private enum ThreadState {
    case none
    /// The library's object by which transfers run together, which can be woken from any thread.
    case running(WakeUpCall)
    case impossible
  }

  private struct WakeUpCall: @unchecked Sendable {  // `curl_multi_wakeup` may be called from any thread.
    let library: CurlLibrary
    let multi: CurlLibrary.Handle

    func callAsFunction() {
      _ = library.wakeUp(multi)
    }
  }

  /// Asks a server.
  ///
  /// - Parameter completion: called once, on any thread.
  package func start(
    _ url: URL, limits: TransferLimits = TransferLimits(),
    completion: @escaping @Sendable (Result<TransferResponse, URLError>) -> Void
  ) -> Transfer {
    let transfer = Transfer(url, limits, self, completion: completion)
    let isPossible = state.withLock { state in
      if case .none = state.thread { state.thread = makeThread() }
      guard case .running(let wakeUp) = state.thread else { return false }
      state.wanted.append(transfer)
      wakeUp()
      return true
    }
    if !isPossible { completion(.failure(URLError(.resourceUnavailable))) }
    return transfer
  }

  func cancel(_ transfer: Transfer) {
    state.withLock { state in
      guard case .running(let wakeUp) = state.thread else { return }
      state.cancelled.append(transfer)
      wakeUp()
    }
  }

  // MARK: The thread

  private func makeThread() -> ThreadState {
    guard let library = CurlLibrary.shared, let multi = library.makeMulti() else { return .impossible }
    let wakeUp = WakeUpCall(library: library, multi: multi)
    let thread = Thread { [self] in work(wakeUp) }
    thread.name = "transfers"
    thread.start()
    return .running(wakeUp)
  }

  private func work(_ call: WakeUpCall) -> Never {
    var work = TransferWork(call.library, call.multi, width: width, widthToOneHost: widthToOneHost)
    while true {
      let (wanted, cancelled) = state.withLock { state in
        defer {
          state.wanted = []
          state.cancelled = []
        }
        return (state.wanted, state.cancelled)
      }
      work.take(wanted, cancelled)
      work.go()
    }
  }
}

/// The transfers of a queue, as its thread sees them.
private struct TransferWork {
  private let library: CurlLibrary
  private let multi: CurlLibrary.Handle
  private let width: Int
  private let widthToOneHost: Int
  private var waiting = WaitingTransfers()
  /// The transfers that have not ended, started or not.
  private var open: Set<ObjectIdentifier> = []
  private var running: [CurlLibrary.Handle: RunningTransfer] = [:]
  private var handles: [ObjectIdentifier: CurlLibrary.Handle] = [:]
  private var countOfHost: [String: Int] = [:]

  init(_ library: CurlLibrary, _ multi: CurlLibrary.Handle, width: Int, widthToOneHost: Int) {
    self.library = library
    self.multi = multi
    self.width = width
    self.widthToOneHost = widthToOneHost
  }

  mutating func take(_ wanted: [Transfer], _ cancelled: [Transfer]) {
    for transfer in wanted {
      open.insert(ObjectIdentifier(transfer))
      waiting.append(transfer)
    }
    for transfer in cancelled where open.contains(ObjectIdentifier(transfer)) {
      if let handle = handles[ObjectIdentifier(transfer)] { _ = remove(handle) }
      end(transfer, .failure(URLError(.cancelled)))
    }
  }

  /// Starts the transfers that may start, advances those that run, and then waits until there is something to do.
  mutating func go() {
    begin()
    var count: CInt = 0
    _ = library.perform(multi, &count)
    var hasEnded = false
    while let message = library.nextMessage(multi, &count) {
      guard message.pointee.kind == Self.isDone else { continue }
      let code = message.pointee.result.code
      guard let handle = message.pointee.transfer, let ended = remove(handle) else { continue }
      hasEnded = true
      end(ended.transfer, ended.result(code: code))
    }
    // The library's own deadlines come sooner.
    if !hasEnded { _ = library.poll(multi, nil, 0, Self.hour, nil) }
  }

  /// `CURLMSG_DONE`.
  private static let isDone: CInt = 1
  /// In milliseconds.
  private static let hour: CInt = 3_600_000

  private mutating func begin() {
    while running.count < width,
      let transfer = waiting.popFirst(where: { countOfHost[$0, default: 0] < widthToOneHost })
    {
      // Cancelled while it waited.
      guard open.contains(ObjectIdentifier(transfer)) else { continue }
      guard let new = RunningTransfer(transfer, library), library.add(multi, new.handle) == 0 else {
        end(transfer, .failure(URLError(.resourceUnavailable)))
        continue
      }
      running[new.handle] = new
      handles[ObjectIdentifier(transfer)] = new.handle
      countOfHost[transfer.host, default: 0] += 1
    }
  }

  private mutating func remove(_ handle: CurlLibrary.Handle) -> RunningTransfer? {
    guard let removed = running.removeValue(forKey: handle) else { return nil }
    _ = library.remove(multi, handle)
    let transfer = removed.transfer
    handles[ObjectIdentifier(transfer)] = nil
    let count = countOfHost[transfer.host, default: 1] - 1
    countOfHost[transfer.host] = count > 0 ? count : nil
    return removed
  }

  private mutating func end(_ transfer: Transfer, _ result: Result<TransferResponse, URLError>) {
    guard open.remove(ObjectIdentifier(transfer)) != nil else { return }
    transfer.completion(result)
  }
}
