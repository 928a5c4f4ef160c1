/// The value of `--at`: when a picture is taken.
enum Moment {
  private static let latest = 3600.0

  /// Seconds after the start.
  ///
  /// - Throws: `UsageError` if the text is no number that can be waited for.
  static func read(_ text: String, _ command: Command) throws -> Double {
    guard let seconds = Double(text), seconds >= 0, seconds <= latest else {
      throw command.error("--at is a number of seconds from 0 to \(Int(latest)), not \"\(text)\"")
    }
    return seconds
  }
}
