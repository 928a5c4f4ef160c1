import TesseraCore
import Testing

/// What the desktop starts when its user logs in, for programs that import ServiceManagement.
extension Screen {
  /// Whether the desktop starts the program when the user logs in.
  public var startsAtLogin: Bool {
    flush()
    return system.loginItems.state == .present
  }

  /// Lets the program start at login or not, as the user does in the settings of the desktop. That a program which is no login item
  /// gets no such entry there is an issue.
  public func setStartsAtLogin(_ starts: Bool, sourceLocation: SourceLocation = #_sourceLocation) {
    flush()
    guard system.loginItems.state != .absent else {
      return HarnessIssue.record("the program is no login item", at: sourceLocation)
    }
    perform("choice of the user") { system.loginItems.state = starts ? .present : .notAllowed }
  }
}
