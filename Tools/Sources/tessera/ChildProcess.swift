import Foundation
import Synchronization

/// Another program that runs, with a group of processes of its own. Its arguments never pass through a shell.
final class ChildProcess: Sendable {
  enum Outcome: Equatable {
    case exited(Int32)
    /// A signal ended it, as in a crash.
    case signaled(Int32)
    /// It was stopped because it took too long.
    case timedOut
  }

  /// What became of a program that was run to its end.
  struct Result {
    let outcome: Outcome
    /// What it wrote to its standard output and error.
    let output: Data
  }

  /// How much of a program's output is kept, in bytes.
  static let usualOutput = 256 << 10
  /// What is waited for the last output of a program that has ended, in seconds: one that it left behind can keep
  /// the pipe open.
  private static let drainTime = 1.0

  private let group: pid_t
  private let end = DispatchSemaphore(value: 0)
  private let state = Mutex<Outcome?>(nil)

  /// Runs a program and waits for it. What it started and left behind is ended with it.
  ///
  /// - Parameters:
  ///   - environment: variables to set on top of this process's own.
  ///   - timeLimit: seconds; nil: as long as it takes.
  ///   - request: the signal that asks the program to end when the tool is ended.
  ///   - outputLimit: how many bytes of its output are kept.
  ///   - lastSign: when it last told of progress; the time limit counts from there.
  static func run(
    _ program: URL, _ arguments: [String], environment: [String: String] = [:], timeLimit: Double? = nil,
    endedBy request: Int32 = SIGTERM, outputLimit: Int = usualOutput, lastSign: () -> Date? = { nil }
  ) throws -> Result {
    let output = try OutputPipe(limit: outputLimit)
    let child: ChildProcess
    do {
      defer { close(output.writeEnd) }
      child = try ChildProcess(
        program, arguments, environment: environment, endedBy: request, output: output.writeEnd, endsGroup: true)
    }
    let outcome = child.wait(timeLimit: timeLimit, lastSign)
    return Result(outcome: outcome, output: output.drained(within: drainTime))
  }

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - output: where it writes to, instead of standard input and the streams of this process: it reads nothing then.
  ///   - endsGroup: whether what the program started ends with it.
  init(
    _ program: URL, _ arguments: [String], environment: [String: String] = [:], endedBy request: Int32 = SIGTERM,
    output: Int32? = nil, endsGroup: Bool = false
  ) throws {
    let variables = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
    group = try Interruption.start(endedBy: request) {
      try Self.spawn(program.path, arguments, variables, output)
    }
    Thread.detachNewThread { self.follow(endsGroup: endsGroup) }
  }

  /// Waits until it has ended.
  func waitForEnd() -> Outcome { wait(timeLimit: nil) { nil } }

  /// How it ended; nil while it runs.
  var outcome: Outcome? { state.withLock { $0 } }

  /// Asks it and what it started to end.
  func terminate() {
    Interruption.send(SIGTERM, to: group)
  }

  private func wait(timeLimit: Double?, _ lastSign: () -> Date?) -> Outcome {
    let start = Date()
    while let timeLimit {
      let rest = timeLimit + max(start, lastSign() ?? start).timeIntervalSinceNow
      if end.wait(timeout: .now() + max(0, rest)) == .success { return outcome ?? .timedOut }
      guard rest > 0 else {
        Interruption.send(SIGKILL, to: group)
        end.wait()
        return .timedOut
      }
    }
    end.wait()
    return outcome ?? .timedOut
  }

  /// Waits for the end.
  private func follow(endsGroup: Bool) {
    // While the end is not acknowledged, no other process gets the number, so that only this group is meant by it.
    var information = siginfo_t()
    while waitid(P_PID, id_t(group), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
    if endsGroup { kill(-group, SIGKILL) }
    var status: Int32 = 0
    let matters = Interruption.ended(group) {
      while waitpid(group, &status, 0) < 0, errno == EINTR {}
    }
    guard matters else { return }
    // As the C library's WIFEXITED, WEXITSTATUS and WTERMSIG have it.
    state.withLock { $0 = status & 0x7f == 0 ? .exited((status >> 8) & 0xff) : .signaled(status & 0x7f) }
    end.signal()
  }

  private static func spawn(
    _ path: String, _ arguments: [String], _ variables: [String: String], _ output: Int32?
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let output {
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
      posix_spawn_file_actions_adddup2(&actions, output, STDERR_FILENO)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The signals that this process waits for have to end the child.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP))
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    var environment: [UnsafeMutablePointer<CChar>?] = variables.map { strdup("\($0)=\($1)") } + [nil]
    defer { (words + environment).forEach { free($0) } }
    var child = pid_t()
    let problem = posix_spawn(&child, path, &actions, &attributes, &words, &environment)
    guard problem == 0 else {
      throw CommandFailure("\(path) cannot be started: \(String(cString: strerror(problem)))")
    }
    return child
  }
}
