/// The runtime warnings of one graph: each is said once for each place.
@MainActor
final class WarningLog {
  private(set) var lines: [String] = []
  private var reported: Set<String> = []
  /// Called with each new line.
  var onWarning: ((String) -> Void)?

  /// Adds a warning about a place.
  ///
  /// - Parameter describe: called with new warnings: the whole line.
  /// - Returns: the line, nil if the warning was said about this place before.
  func add(_ warning: RuntimeWarning, place: String, callSite: () -> String?) -> String? {
    guard reported.insert(warning.message + place).inserted else { return nil }
    let line = warning.message + place + warning.describe(callSite())
    lines.append(line)
    return line
  }

  func reset() {
    lines = []
    reported = []
  }
}
