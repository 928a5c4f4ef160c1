import Foundation

/// The recording of a whole program, which the environment variable `TESSERA_TRACE` asks for.
@MainActor
package final class TraceSession {
  /// The session of this process; nil if none was requested.
  package static let current: TraceSession? = {
    guard let path = ProcessInfo.processInfo.environment["TESSERA_TRACE"], !path.isEmpty else { return nil }
    return TraceSession(file: URL(fileURLWithPath: path))
  }()

  package let recorder = TraceRecorder(detail: .everything)
  private let file: URL
  private var signals: [any DispatchSourceSignal] = []
  private var isFinished = false

  private init(file: URL) {
    self.file = file
  }

  /// Writes the recording before a signal ends the program.
  package func finishOnSignals(program: String) {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler { [self] in
        EngineThread.unsafelyIsolated { _ = finish(program: program) }
        signal(number, SIG_DFL)
        raise(number)
      }
      source.resume()
      signals.append(source)
    }
  }

  /// Writes what was recorded to the file that was asked for, once.
  ///
  /// - Returns: whether it could be written; if not, the standard error stream says why.
  @discardableResult
  package func finish(program: String) -> Bool {
    guard !isFinished else { return true }
    isFinished = true
    do {
      try TraceFile.data(of: recorder, program: program).write(to: file)
      return true
    } catch {
      let message = "\(program): the trace cannot be written to \(file.path): \(error.localizedDescription)\n"
      FileHandle.standardError.write(Data(message.utf8))
      return false
    }
  }
}
