// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// A log of a part of a program: lines on the standard error stream. Where that is the system's journal, as it is in programs that a
/// desktop starts, the journal learns how much each line matters (J269).
public final class OSLog: NSObject, Sendable {
  let subsystem: String
  let category: String

  /// - Parameters:
  ///   - subsystem: names the program, as a domain read backwards.
  ///   - category: names a part of it.
  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
    super.init()
  }

  /// The log without a name.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that nothing is written to.
  public static let disabled = OSLog(subsystem: "", category: "\0")

  var isDisabled: Bool { category == "\0" }

  func write(_ text: String, _ type: OSLogType) {
    guard !isDisabled else { return }
    let place = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    let mark = JournalStream.isStandardError ? "<\(type.priority)>" : ""
    let line = mark + (place.isEmpty ? "" : "[\(place)] ") + "\(type.name): \(text)\n"
    FileHandle.standardError.write(Data(line.utf8))
  }
}

/// Writes a message to a log.
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(message.text, type)
}

/// Writes a message to a log, with arguments in the places of `%@`, `%d` and so on. `%{public}@` and `%{private}@`
/// show the argument.
public func os_log(_ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ arguments: CVarArg...)
{
  let format = "\(message)".replacingOccurrences(of: #"%\{[^}]*\}"#, with: "%", options: .regularExpression)
  let values = arguments.map { argument -> CVarArg in (argument as? String).map { NSString(string: $0) } ?? argument }
  log.write(values.isEmpty ? format : String(format: format, arguments: values), type)
}
