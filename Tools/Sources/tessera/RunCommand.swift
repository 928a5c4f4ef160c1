import Foundation

/// `tessera run`: a file, a package or a project in a window that follows its source.
struct RunCommand {
  private let options: RunOptions
  private let channel: RunChannel
  private let source: any RunnableSource

  /// How often the source is looked at, in seconds.
  private static let interval = 0.15
  /// The exit status with which a program asks to be started anew, because no library can take its place.
  private static let restartStatus: Int32 = 75

  /// - Throws: `UsageError` if the arguments make no sense, `CommandFailure` if nothing can be opened.
  static func run(_ arguments: [String]) throws {
    let options = try RunOptions(arguments, .run)
    if options.wantsHelp { return Console.print(Usage.run) }
    let source = try options.source.runnable(.run)
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
    if Self.hasDisplay { source.prepare() }
    while true {
      if let outcome = process.outcome {
        switch outcome {
        case .exited(0): return
        case .exited(Self.restartStatus):
          Console.printError("tessera: the program is started anew; its state is lost.")
          process = try start(try source.build())
        case .exited(let status): throw CommandFailure("the program ended with status \(status)")
        case .signaled(let signal): throw CommandFailure("the program was ended by \(Signal(signal))")
        case .timedOut: throw CommandFailure("the program did not end in time")
        }
      }
      Thread.sleep(forTimeInterval: Self.interval)
      if let change = watch.change(), let successor = try? renew(process, change) { process = successor }
    }
  }

  /// Compiles changed source and brings the program up to date.
  ///
  /// - Returns: the process that shows it from now on; nil if it is the same one.
  private func renew(_ process: ChildProcess, _ change: SourceWatch.Change) throws -> ChildProcess? {
    do {
      let library = Self.hasDisplay ? try source.library(after: change) : nil
      channel.send(RunChannel.Message(problem: "", library: library?.path))
      guard library == nil else { return nil }
      let successor = try start(try source.build())
      process.terminate()
      return successor
    } catch let problem as BuildProblem {
      Console.printError(problem.text)
      channel.send(RunChannel.Message(problem: problem.text))
      return nil
    }
  }

  private func start(_ build: Build) throws -> ChildProcess {
    let environment = build.environment.merging(channel.environment) { $1 }.merging(options.pictureVariables) { $1 }
    return try ChildProcess(build.program, build.arguments, environment: environment)
  }
}

/// What was made of source.
struct Build {
  var program: URL
  var arguments: [String] = []
  /// Variables that the program is started with, on top of this process's own.
  var environment: [String: String] = [:]
  /// The path of what the program shows; nil where the program itself was made.
  var library: String?
}

/// Source that can be made a program of.
protocol RunnableSource {
  /// Where changes are looked for; nil for the path that the user wrote.
  var watchedFolder: String? { get }

  /// - Throws: `BuildProblem` if it does not compile.
  func build() throws -> Build

  /// Makes ready what the first change would have to wait for, while the program runs.
  func prepare()

  /// A library of the changed source, for the program that runs to load.
  ///
  /// - Returns: nil if the program has to be started anew.
  /// - Throws: `BuildProblem` if the source does not compile.
  func library(after change: SourceWatch.Change) throws -> FileCompiler.Library?
}

extension RunnableSource {
  var watchedFolder: String? { nil }

  func prepare() {}
}
