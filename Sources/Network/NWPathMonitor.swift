import Dispatch
import Synchronization
import TesseraCore

/// Tells how other machines are reached, and when that changes.
public final class NWPathMonitor: AsyncSequence, Sendable {
  public typealias Element = NWPath

  /// Goes through the paths that the monitor tells of.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var base: AsyncStream<NWPath>.Iterator

    public mutating func next() async -> NWPath? {
      await base.next()
    }
  }

  private struct State {
    var path: NWPath?
    var queue: DispatchQueue?
    var handler: (@Sendable (NWPath) -> Void)?
    /// The paths that the queue has not told of yet, the oldest first.
    var untold: [NWPath] = []
    var isStarted = false
    var isCanceled = false
    var loops: [AsyncStream<NWPath>.Continuation] = []
  }

  private let required: NWInterface.InterfaceType?
  private let prohibited: [NWInterface.InterfaceType]
  private let state = Mutex(State())

  /// Makes a monitor of all interfaces.
  public init() {
    required = nil
    prohibited = []
  }

  /// Makes a monitor of the interfaces of one type.
  public init(requiredInterfaceType: NWInterface.InterfaceType) {
    required = requiredInterfaceType
    prohibited = []
  }

  /// Makes a monitor of the interfaces that have none of some types.
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
    required = nil
    prohibited = prohibitedInterfaceTypes
  }

  /// Is called on the queue of `start(queue:)`, soon after that and after each change.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { state.withLock { $0.handler } }
    set { state.withLock { $0.handler = newValue } }
  }

  /// The last path that the monitor told of; unsatisfied before the first one (NW1).
  public var currentPath: NWPath { state.withLock { $0.path } ?? .unknown }

  /// The queue of `start(queue:)`.
  public var queue: DispatchQueue? { state.withLock { $0.queue } }

  /// Begins to tell. A monitor begins once: later calls, and those after `cancel()`, have no effect (NW1).
  public func start(queue: DispatchQueue) {
    begin(queue)
  }

  /// Ends: nothing is told any more, and loops over the monitor end.
  public func cancel() {
    let loops = state.withLock { state in
      state.isCanceled = true
      state.handler = nil
      defer { state.loops = [] }
      return state.loops
    }
    for loop in loops { loop.finish() }
  }

  /// Begins to tell, and goes through the paths.
  public func makeAsyncIterator() -> Iterator {
    let (stream, continuation) = AsyncStream.makeStream(of: NWPath.self)
    let (known, isOver) = state.withLock { state in
      if !state.isCanceled { state.loops.append(continuation) }
      return (state.path, state.isCanceled)
    }
    if isOver {
      continuation.finish()
    } else if let known {
      continuation.yield(known)
    }
    // The monitor lasts as long as the loop does, which may be all that knows it.
    continuation.onTermination = { _ in withExtendedLifetime(self) {} }
    begin(nil)
    return Iterator(base: stream.makeAsyncIterator())
  }

  private func begin(_ queue: DispatchQueue?) {
    let isFirst = state.withLock { state in
      guard !state.isCanceled else { return false }
      state.queue = state.queue ?? queue
      defer { state.isStarted = true }
      return !state.isStarted
    }
    if isFirst { NetworkCenter.current.start(self) }
  }

  func receive(_ network: DesktopNetwork) {
    let path = NWPath(network, required: required, prohibited: prohibited)
    let (queue, loops) = state.withLock { state -> (DispatchQueue?, [AsyncStream<NWPath>.Continuation]) in
      guard !state.isCanceled, state.path != path else { return (nil, []) }
      state.path = path
      if state.queue != nil { state.untold.append(path) }
      return (state.queue, state.loops)
    }
    for loop in loops { loop.yield(path) }
    // With a delay, so that the clock of a test knows of it, to which other blocks for queues of one's own are lost. Delayed
    // blocks may overtake one another.
    queue?.asyncAfter(deadline: .now()) { [weak self] in self?.tellNext() }
  }

  private func tellNext() {
    let (path, handler) = state.withLock { state in
      (state.untold.isEmpty ? nil : state.untold.removeFirst(), state.handler)
    }
    if let path { handler?(path) }
  }
}
