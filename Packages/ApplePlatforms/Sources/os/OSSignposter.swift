@_spi(TesseraPlatforms) import TesseraCore

/// Measures parts of a program. What it measures is written to its log, as messages for repair, and is in the recording that
/// the environment variable `TESSERA_TRACE` asks for.
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
    OSSignpostIntervalState(message: "")
  }

  /// Begins to measure.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState {
    log.write("\(name) begins: \(message.text)", .debug)
    return OSSignpostIntervalState(message: ": \(message.text)")
  }

  /// Ends a measurement, and writes how long it took.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
    log.write("\(name): \(state.begin.duration(to: .now))", .debug)
    if isEnabled { ProgramSignposts.record("\(name)\(state.message)", from: state.start) }
  }

  /// Ends a measurement, and writes how long it took.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {
    log.write("\(name): \(state.begin.duration(to: .now)), \(message.text)", .debug)
    if isEnabled { ProgramSignposts.record("\(name)\(state.message): \(message.text)", from: state.start) }
  }

  /// Writes that something happened.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {
    log.write("\(name)", .debug)
    if isEnabled { ProgramSignposts.record("\(name)", from: ProgramSignposts.now) }
  }

  /// Writes that something happened.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {
    log.write("\(name): \(message.text)", .debug)
    if isEnabled { ProgramSignposts.record("\(name): \(message.text)", from: ProgramSignposts.now) }
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
  let begin = ContinuousClock.now
  /// By the clock of recordings.
  let start = ProgramSignposts.now
  /// What was said at the beginning, to follow the name.
  let message: String

  init(message: String) {
    self.message = message
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
