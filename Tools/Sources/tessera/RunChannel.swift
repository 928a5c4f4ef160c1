import Foundation

/// A pipe by which a running program hears of its source.
final class RunChannel {
  /// One line for the program.
  struct Message: Codable {
    /// What keeps the source from being compiled; empty if nothing does.
    var problem: String?
    /// A library that was made of the changed source.
    var library: String?
  }

  private let folder: PrivateFolder
  private let path: String
  private let descriptor: CInt

  /// The variable that names the pipe to the program.
  static let variable = "TESSERA_RUN_CHANNEL"

  /// - Throws: `CommandFailure` if no pipe can be made.
  init() throws {
    folder = try PrivateFolder()
    path = folder.url.appendingPathComponent("channel").path
    guard mkfifo(path, 0o600) == 0 else { throw CommandFailure("no pipe can be made at \(path)") }
    descriptor = open(path, O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { throw CommandFailure("the pipe \(path) cannot be opened") }
  }

  deinit {
    close(descriptor)
  }

  /// What the program has to find in its environment.
  var environment: [String: String] { [Self.variable: path] }

  /// Long messages are cut: a window has no room for more, and neither has the pipe.
  private static let longestProblem = 3000

  func send(_ message: Message) {
    var message = message
    message.problem = message.problem.map { String($0.prefix(Self.longestProblem)) }
    guard let data = try? JSONEncoder().encode(message) else { return }
    let line = data + Data("\n".utf8)
    line.withUnsafeBytes { bytes in _ = write(descriptor, bytes.baseAddress, bytes.count) }
  }
}
