import Foundation

/// `tessera run`: a file, a package or a project in a window that follows its source.
struct RunCommand {
  private let options: RunOptions
  private let channel: RunChannel
  private let source: any RunnableSource

  /// How often the source is looked at, in seconds.
  private static let interval = 0.25

  /// - Throws: `UsageError` if the arguments make no sense, `CommandFailure` if nothing can be opened.
  static func run(_ arguments: [String]) throws {
    let options = try RunOptions(arguments, .run)
    if options.wantsHelp { return Console.print(Usage.run) }
    let source = try options.source.runnable(.run)
    // A program draws its first window where there is no display; a file has no program.
    guard hasDisplay || !(source is RunnableFile) else {
      throw CommandFailure(
        "there is no display to open a window on. \"tessera preview \(options.source.path)\" makes pictures without one."
      )
    }
    try RunCommand(options: options, channel: RunChannel(), source: source).follow()
  }

  private static var hasDisplay: Bool {
    let environment = ProcessInfo.processInfo.environment
    return ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
  }

  /// Opens the source and follows its changes until the program ends.
  private func follow() throws {
    var watch = SourceWatch(source.watchedFolder ?? options.source.path)
    var process = try start(try source.build())
    while true {
      if let outcome = process.outcome {
        switch outcome {
        case .exited(0): return
        case .exited(let status): throw CommandFailure("the program ended with status \(status)")
        case .signaled(let signal): throw CommandFailure("the program was ended by \(Signal(signal))")
        case .timedOut: throw CommandFailure("the program did not end in time")
        }
      }
      Thread.sleep(forTimeInterval: Self.interval)
      if watch.hasChanged(), let successor = try? renew(process) { process = successor }
    }
  }

  /// Compiles changed source and brings the program up to date.
  ///
  /// - Returns: the process that shows it from now on; nil if it is the same one.
  private func renew(_ process: ChildProcess) throws -> ChildProcess? {
    do {
      let build = try source.build()
      channel.send(RunChannel.Message(problem: "", library: build.library?.path, module: build.library?.module))
      guard build.library == nil else { return nil }
      let successor = try start(build)
      process.terminate()
      return successor
    } catch let problem as BuildProblem {
      Console.printError(problem.text)
      channel.send(RunChannel.Message(problem: problem.text))
      return nil
    }
  }

  private func start(_ build: Build) throws -> ChildProcess {
    try ChildProcess(build.program, build.arguments, environment: channel.environment)
  }
}

/// What was made of source.
struct Build {
  var program: URL
  var arguments: [String] = []
  /// A library that a running program can load; nil if the program has to be started anew.
  var library: FileCompiler.Library?
}

/// Source that can be made a program of.
protocol RunnableSource {
  /// Where changes are looked for; nil for the path that the user wrote.
  var watchedFolder: String? { get }

  /// - Throws: `BuildProblem` if it does not compile.
  func build() throws -> Build
}

extension RunnableSource {
  var watchedFolder: String? { nil }
}
