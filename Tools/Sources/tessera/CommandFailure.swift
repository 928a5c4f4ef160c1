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
