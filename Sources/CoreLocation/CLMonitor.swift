import Foundation
import TesseraCore

/// Tells when the machine comes into circles on the earth and leaves them, while the program runs (CL12).
public actor CLMonitor {
  /// A circle on the earth.
  public struct CircularGeographicCondition: CLCondition {
    /// The middle.
    public let center: CLLocationCoordinate2D
    /// In meters. What is no positive number is never satisfied.
    public let radius: CLLocationDistance

    /// A circle on the earth.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
      self.center = center
      self.radius = radius
    }
  }

  /// News of a condition.
  public struct Event: Sendable {
    /// How things are with a condition.
    public enum State: Sendable {
      /// Not known yet.
      case unknown
      /// The condition holds.
      case satisfied
      /// The condition does not hold.
      case unsatisfied
      /// The condition cannot be watched.
      case unmonitored
    }

    /// The name of the condition.
    public let identifier: String
    /// How things are with it.
    public let state: State
    /// When that came to be.
    public let date: Date
    /// Details of the condition; none are known here.
    public var refinement: (any CLCondition)? { nil }
  }

  /// A condition with its last news.
  public struct Record: Sendable {
    /// The condition.
    public let condition: any CLCondition
    /// The last news.
    public let lastEvent: Event
  }

  /// News of all conditions, for one loop at a time: another loop ends the one before.
  public struct Events: AsyncSequence, Sendable {
    /// What comes.
    public typealias Element = Event
    fileprivate let stream: AsyncStream<Event>

    /// Begins to hear of conditions.
    public func makeAsyncIterator() -> Iterator { Iterator(stream: stream.makeAsyncIterator()) }
  }

  /// Waits for the news one after another.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var stream: AsyncStream<Event>.AsyncIterator

    /// The next news; nil when the task was canceled.
    public mutating func next() async throws -> Event? { await stream.next() }
  }

  /// The name of the monitor.
  public nonisolated let name: String
  private let follower: LocationFollower
  private var records: [String: Record] = [:]
  private var listener: AsyncStream<Event>.Continuation?
  /// What happened before a loop began.
  private var unheard: [Event] = []

  /// A monitor without conditions. The user is asked whether the program may know the machine's place, if that was not done.
  public init(_ name: String) async {
    self.name = name
    follower = LocationFollower(LocationCenter.current)
    let follower = follower
    let (news, continuation) = AsyncStream<LocationFollower.Event>.makeStream()
    follower.change { $0.tellsFirstStates = true }
    follower.begin { continuation.yield($0) }
    follower.ask(for: .authorizedWhenInUse)
    Task { [weak self] in
      for await event in news { await self?.receive(event) }
    }
  }

  deinit {
    follower.end()
    listener?.finish()
  }

  /// The names of the conditions.
  public var identifiers: [String] { records.keys.sorted() }

  /// The news, from now on.
  public var events: Events {
    let (stream, continuation) = AsyncStream<Event>.makeStream()
    listener?.finish()
    listener = continuation
    unheard.forEach { continuation.yield($0) }
    unheard = []
    return Events(stream: stream)
  }

  /// Watches for a condition; one with the same name is replaced.
  public func add(_ condition: any CLCondition, identifier: String) {
    add(condition, identifier: identifier, assuming: .unknown)
  }

  /// Watches for a condition of which the state is assumed: what is found to be so is no news.
  public func add(_ condition: any CLCondition, identifier: String, assuming state: Event.State) {
    let circle = condition as? CircularGeographicCondition
    let area = circle.flatMap { CircularArea($0, identifier) }
    let first = Event(identifier: identifier, state: area == nil ? .unmonitored : state, date: Date())
    records[identifier] = Record(condition: condition, lastEvent: first)
    guard let area else { return tell(first) }
    follower.watch(area)
  }

  /// Watches for a condition no longer.
  public func remove(_ identifier: String) {
    records[identifier] = nil
    follower.change { $0.unwatch(identifier) }
  }

  /// A condition with its last news; nil if none has the name.
  public func record(for identifier: String) -> Record? { records[identifier] }

  private func receive(_ event: LocationFollower.Event) {
    switch event {
    case .entered(let area), .state(.inside, let area): take(.satisfied, area)
    case .left(let area), .state(.outside, let area): take(.unsatisfied, area)
    default: break
    }
  }

  private func take(_ state: Event.State, _ area: CircularArea) {
    guard let record = records[area.identifier], record.lastEvent.state != state else { return }
    let event = Event(identifier: area.identifier, state: state, date: Date())
    records[area.identifier] = Record(condition: record.condition, lastEvent: event)
    tell(event)
  }

  private func tell(_ event: Event) {
    if let listener { listener.yield(event) } else { unheard.append(event) }
  }
}

extension CircularArea {
  fileprivate init?(_ condition: CLMonitor.CircularGeographicCondition, _ identifier: String) {
    guard condition.radius > 0, condition.radius.isFinite, CLLocationCoordinate2DIsValid(condition.center) else {
      return nil
    }
    self.init(
      identifier: identifier, center: condition.center, radius: condition.radius, notifiesOnEntry: true,
      notifiesOnExit: true)
  }
}
