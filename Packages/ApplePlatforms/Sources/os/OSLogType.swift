/// How much a message of a log matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Matters while the program is repaired.
  public static let debug = OSLogType(rawValue: 2)
  /// May help to understand a fault.
  public static let info = OSLogType(rawValue: 1)
  /// Matters to all.
  public static let `default` = OSLogType(rawValue: 0)
  /// A part of the program failed.
  public static let error = OSLogType(rawValue: 16)
  /// The program has a fault.
  public static let fault = OSLogType(rawValue: 17)

  var name: String {
    switch self {
    case .debug: "debug"
    case .info: "info"
    case .error: "error"
    case .fault: "fault"
    default: "notice"
    }
  }

  /// How much it matters in the words of the system's journal, where 0 is the worst.
  var priority: Int {
    switch self {
    case .debug: 7
    case .info: 6
    case .error: 3
    case .fault: 2
    default: 5
    }
  }
}
