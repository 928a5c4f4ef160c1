/// A command was called in a way that it does not understand.
struct UsageError: Error {
  let message: String
  /// The command that explains itself; nil if it is not clear which one was meant.
  let command: Command?

  init(_ message: String, command: Command? = nil) {
    self.message = message
    self.command = command
  }

  /// The message, and a line on where to find help.
  var text: String {
    let help = command.map { "\"tessera help \($0.rawValue)\" explains the command." }
    return "\(message)\n\(help ?? "\"tessera help\" lists the commands.")"
  }
}
