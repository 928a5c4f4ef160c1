/// Writes messages to a log.
public struct Logger: Sendable {
  private let log: OSLog

  /// - Parameters:
  ///   - subsystem: names the program, as a domain read backwards.
  ///   - category: names a part of it.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Writes to the log without a name.
  public init() {
    log = .default
  }

  public init(_ log: OSLog) {
    self.log = log
  }

  /// Writes a message.
  public func log(_ message: OSLogMessage) { log.write(message.text, .default) }

  /// Writes a message that matters as much as `level` says.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }

  /// Writes a message that matters while the program is repaired.
  public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }

  /// Writes a message that matters while the program is repaired.
  public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }

  /// Writes a message that may help to understand a fault.
  public func info(_ message: OSLogMessage) { log.write(message.text, .info) }

  /// Writes a message that matters to all.
  public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }

  /// Writes that something is not as it should be.
  public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }

  /// Writes that a part of the program failed.
  public func error(_ message: OSLogMessage) { log.write(message.text, .error) }

  /// Writes that the program has a fault.
  public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }

  /// Writes that the program has a fault.
  public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}
