/// Measures parts of a program. What it measures is written to its log, as messages for repair.
public struct OSSignposter: Sendable {
  private let log: OSLog

  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  public init(logger: Logger) {
    log = .default
  }

  public init() {
    log = .default
  }

  /// Whether anything is written.
  public var isEnabled: Bool { !log.isDisabled }

  /// Begins to measure.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    OSSignpostIntervalState(begin: .now)
  }

  /// Begins to measure.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState {
    log.write("\(name) begins: \(message.text)", .debug)
    return OSSignpostIntervalState(begin: .now)
  }

  /// Ends a measurement, and writes how long it took.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
    log.write("\(name): \(state.begin.duration(to: .now))", .debug)
  }

  /// Writes that something happened.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {
    log.write("\(name)", .debug)
  }

  /// Writes that something happened.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {
    log.write("\(name): \(message.text)", .debug)
  }

  /// Measures a piece of work.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
  ) rethrows -> Result {
    let state = beginInterval(name, id: id)
    defer { endInterval(name, state) }
    return try task()
  }

  /// A number for a measurement.
  public func makeSignpostID() -> OSSignpostID { OSSignpostID(.random(in: 1...UInt64.max)) }
}

/// A measurement that has begun.
public final class OSSignpostIntervalState: Sendable {
  let begin: ContinuousClock.Instant

  init(begin: ContinuousClock.Instant) {
    self.begin = begin
  }
}

/// A number that tells measurements of one name apart.
public struct OSSignpostID: Hashable, Sendable {
  public let rawValue: UInt64

  public init(_ value: UInt64) { rawValue = value }

  public init(log: OSLog) { rawValue = .random(in: 1...UInt64.max) }

  /// That of a measurement of which there is one at a time.
  public static let exclusive = OSSignpostID(0xeeee_b0b5_b2b2_eeee)
}
