import Foundation
import TesseraPreview
import TesseraProfile

/// `tessera profile`: what a program does while a script is played, and why.
struct ProfileCommand {
  private let options: ProfileOptions
  private let source: ProfileOptions.Source

  /// - Throws: `UsageError` if the arguments or the script make no sense, `CommandFailure` if there is no recording.
  static func run(_ arguments: [String]) throws {
    let options = try ProfileOptions(arguments)
    if options.wantsHelp { return Console.print(Usage.profile) }
    try ProfileCommand(options: options, source: options.source()).run()
  }

  private func run() throws {
    try checkScript()
    let recording = try recording()
    let log: TraceLog
    do {
      log = try TraceLog(recording)
    } catch let malformed as TraceLog.Malformed {
      throw CommandFailure("\(options.path) is no recording: \(malformed.message)")
    }
    let profile = Profile(log, DefaultFinder(sources))
    Console.print(ProfileTable(profile).text)
    try write(profile, log, recording)
  }

  // MARK: The script

  private func checkScript() throws {
    guard let file = options.script else { return }
    guard source != .recording else {
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

  private func recording() throws -> Data {
    switch source {
    case .recording:
      guard let data = FileManager.default.contents(atPath: options.path) else {
        throw CommandFailure("\(options.path) cannot be read")
      }
      return data
    case .package: return try record(try package.build())
    case .file: return try record(try buildFile())
    }
  }

  private var package: RunnablePackage {
    RunnablePackage(
      folder: options.path, product: options.product, timeLimit: options.compileLimit ?? CompileLimit.package)
  }

  private func buildFile() throws -> Build {
    var preview = PreviewOptions(file: options.path)
    preview.swiftVersion = options.swiftVersion
    preview.isOnMainActor = options.isOnMainActor
    let toolchain = try Toolchain()
    guard let source = FileManager.default.contents(atPath: options.path) else {
      throw CommandFailure("\(options.path) cannot be read")
    }
    preview.compileLimit = options.compileLimit ?? CompileLimit.file
    let library = try PreviewCompiler(toolchain: toolchain, options: preview).compile(source)
    return Build(program: toolchain.tool, arguments: ProfileProcess.arguments(for: library, script: scriptFile))
  }

  /// Runs a program with the script and takes what it recorded.
  private func record(_ build: Build) throws -> Data {
    let folder = try PrivateFolder()
    let trace = folder.url.appendingPathComponent("trace.json")
    let result = try ChildProcess.run(
      build.program, build.arguments,
      environment: [
        "SWIFT_BACKTRACE": CrashReport.settings, "TESSERA_TRACE": trace.path, "TESSERA_SCRIPT": scriptFile,
      ],
      timeLimit: options.timeLimit)
    let crash = CrashReport(result.output, source: options.path)
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

  /// The source code, as far as it is at hand.
  private var sources: [DefaultFinder.Source] {
    switch source {
    case .recording: []
    case .file: [options.path].compactMap(Self.readSource)
    case .package:
      Self.swiftFiles(in: (options.path as NSString).appendingPathComponent("Sources")).compactMap(Self.readSource)
    }
  }

  private static func swiftFiles(in folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { (folder as NSString).appendingPathComponent($0) }
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
