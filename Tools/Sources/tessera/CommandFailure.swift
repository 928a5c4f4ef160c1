/// A command could not do what it was asked.
struct CommandFailure: Error {
  /// What to tell the user; nil if everything was told already.
  let message: String?

  init(_ message: String) {
    self.message = message
  }

  private init() {
    message = nil
  }

  /// Everything was told already.
  static let reported = CommandFailure()
}

/// A command was called in a way that it does not understand.
struct UsageError: Error {
  let message: String
  /// How to call it.
  let usage: String

  init(_ message: String, usage: String) {
    self.message = message
    self.usage = usage
  }
}
