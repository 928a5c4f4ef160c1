import Foundation
import TesseraPreview
import TesseraProfile

/// `tessera profile`: what a program does while a script is played, and why.
struct ProfileCommand {
  private let options: ProfileOptions

  /// - Throws: `UsageError` if the arguments or the script make no sense, `CommandFailure` if there is no recording.
  static func run(_ arguments: [String]) throws {
    let options = try ProfileOptions(arguments)
    if options.wantsHelp { return Console.print(Usage.profile) }
    try ProfileCommand(options: options).run()
  }

  private func run() throws {
    try checkScript()
    let (recording, sources) = try recording()
    let log: TraceLog
    do {
      log = try TraceLog(recording)
    } catch let malformed as TraceLog.Malformed {
      throw CommandFailure("\(options.source.path) is no recording: \(malformed.message)")
    }
    let profile = Profile(log, DefaultFinder(sources))
    Console.print(ProfileTable(profile).text)
    try write(profile, log, recording)
  }

  // MARK: The script

  private func checkScript() throws {
    guard let file = options.script else { return }
    guard !options.isRecording else {
      throw ProfileOptions.error("a recording is played already; it takes no --script")
    }
    guard let data = FileManager.default.contents(atPath: file) else {
      throw ProfileOptions.error("the script \(file) cannot be read")
    }
    if let problem = ScriptCheck.problem(in: String(decoding: data, as: UTF8.self), file: file) {
      Console.printError(problem)
      throw ProfileOptions.error("the script \(file) makes no sense")
    }
  }

  private var scriptFile: String {
    options.script.map { URL(fileURLWithPath: $0).standardizedFileURL.path } ?? "/dev/null"
  }

  // MARK: The recording

  /// A recording, and the source code of what was recorded as far as it is at hand.
  private func recording() throws -> (Data, [DefaultFinder.Source]) {
    if options.isRecording {
      guard let data = FileManager.default.contents(atPath: options.source.path) else {
        throw CommandFailure("\(options.source.path) cannot be read")
      }
      return (data, [])
    }
    switch try options.source.location(.profile) {
    case .files(let files):
      return (try record(try build(files)), files.compactMap(Self.readSource))
    case .package(let folder):
      let package = RunnablePackage(folder: folder, options.source, isRun: false)
      let sources = (folder as NSString).appendingPathComponent("Sources")
      return (try record(try package.build()), SwiftFiles.paths(below: sources).compactMap(Self.readSource))
    case .project(let location):
      let build = try RunnableProject(location, options.source).build()
      let sources = try ProjectSources.files(of: location, target: options.source.target)
      return (try record(build), sources.compactMap(Self.readSource))
    }
  }

  private func build(_ files: [String]) throws -> Build {
    let compiler = FileCompiler(files, options.source, try Toolchain())
    let arguments = ProfileProcess.arguments(for: try compiler.compile(), script: scriptFile)
    let host = try compiler.host()
    return Build(program: host.program, arguments: arguments, environment: host.environment)
  }

  /// Runs a program with the script and takes what it recorded.
  private func record(_ build: Build) throws -> Data {
    let folder = try PrivateFolder()
    let trace = folder.url.appendingPathComponent("trace.json")
    let result = try ChildProcess.run(
      build.program, build.arguments,
      environment: build.environment.merging([
        "SWIFT_BACKTRACE": CrashReport.settings, "TESSERA_TRACE": trace.path, "TESSERA_SCRIPT": scriptFile,
      ]) { $1 },
      timeLimit: options.timeLimit)
    let crash = CrashReport(result.output, source: options.source.path)
    Console.passOnError(crash.output)
    switch result.outcome {
    case .exited(0): break
    case .exited(let status): throw CommandFailure("the program ended with status \(status)")
    case .signaled(let signal):
      throw CommandFailure("the program crashed (\(Signal(signal)))\(crash.place)")
    case .timedOut:
      throw CommandFailure("the time limit of \(options.timeLimit.formatted()) seconds (--time-limit) ran out")
    }
    guard let data = FileManager.default.contents(atPath: trace.path) else {
      throw CommandFailure("the program recorded nothing: is it an App that uses Tessera?")
    }
    return data
  }

  private static func readSource(_ path: String) -> DefaultFinder.Source? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    return DefaultFinder.Source(
      name: (path as NSString).lastPathComponent, text: String(decoding: data, as: UTF8.self))
  }

  // MARK: Files

  private func write(_ profile: Profile, _ log: TraceLog, _ recording: Data) throws {
    let folder = URL(fileURLWithPath: options.outputFolder, isDirectory: true)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let files: [(String, Data)] = [
      ("report.html", Data(ProfilePage(profile, log).html.utf8)), ("report.json", try encoder.encode(profile)),
      ("trace.json", recording),
    ]
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (name, data) in files { try data.write(to: folder.appendingPathComponent(name)) }
    } catch {
      throw CommandFailure("nothing can be written to \(options.outputFolder): \(error.localizedDescription)")
    }
    let path = options.outputFolder as NSString
    Console.print(
      "\n" + files.map { path.appendingPathComponent($0.0) }.joined(separator: "\n"))
  }
}
