import Foundation
import TesseraPreview

/// `tessera preview`: pictures of the previews in a file.
struct PreviewCommand {
  /// A preview that crashes costs a new process for the rest. A file with more of them is not worth it.
  private static let mostRestarts = 100
  private let options: PreviewOptions
  private let toolchain: Toolchain
  private let cache = CacheFolder(kind: "pictures")
  /// The text of the script that is played; nil for none.
  private let script: String?

  /// - Throws: `UsageError` if the arguments make no sense, `CommandFailure` if not every preview has a picture.
  static func run(_ arguments: [String]) throws {
    let options = try PreviewOptions(arguments)
    if options.wantsHelp { return Console.print(Usage.preview) }
    let source = try readSource(options.file)
    let script = try options.scriptFile.map(readScript)
    try PreviewCommand(options: options, toolchain: Toolchain(), script: script).showPreviews(of: source)
  }

  private init(options: PreviewOptions, toolchain: Toolchain, script: String?) {
    self.options = options
    self.toolchain = toolchain
    self.script = script
  }

  private static func readScript(_ file: String) throws -> String {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw UsageError("the script \(file) cannot be read", usage: Usage.preview)
    }
    let text = String(decoding: data, as: UTF8.self)
    if let problem = ScriptCheck.problem(in: text, file: file) {
      Console.printError(problem)
      throw UsageError("the script \(file) makes no sense", usage: Usage.preview)
    }
    return text
  }

  private static func readSource(_ file: String) throws -> Data {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder) else {
      throw UsageError("there is no file \(file)", usage: Usage.preview)
    }
    guard !isFolder.boolValue else { throw UsageError("\(file) is a folder", usage: Usage.preview) }
    guard let source = FileManager.default.contents(atPath: file) else {
      throw UsageError("\(file) cannot be read", usage: Usage.preview)
    }
    return source
  }

  private func showPreviews(of source: Data) throws {
    try checkOutputFolder()
    let library = try compile(source)
    let key =
      library.key
      + Data("\(options.width) \(options.height) \(options.scale) \(options.isDark) \(options.format.rawValue)".utf8)
      + Data(" \(recordedFrames) \(options.isMovie) ".utf8)
      + Data("\(options.wantsSheet ? "\(options.sheet)" : "") \(script ?? "")".utf8)
    let entry = options.isFresh ? nil : cache.entry(for: key)
    let pictures = try entry ?? makePictures(of: library, key: key)
    try deliverPictures(from: pictures)
  }

  private var recordedFrames: Int { options.isRecording ? options.framesPerSecond : 0 }

  private func compile(_ source: Data) throws -> PreviewCompiler.Library {
    do {
      return try PreviewCompiler(toolchain: toolchain, options: options).compile(source)
    } catch let problem as BuildProblem {
      Console.passOnError(Data(problem.text.utf8))
      throw CommandFailure("\(options.file) does not compile; no preview was made")
    }
  }

  private func checkOutputFolder() throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: options.outputFolder, isDirectory: &isFolder) else { return }
    guard isFolder.boolValue else { throw UsageError("\(options.outputFolder) is no folder", usage: Usage.preview) }
  }

  /// Shows the previews. What fails is reported and not kept, but pictures made before are delivered.
  private func makePictures(of library: PreviewCompiler.Library, key: Data) throws -> URL {
    try cache.makeEntry(for: key) { folder in
      let failures = try showAll(of: library, in: folder)
      guard !failures.isEmpty else { return }
      try? deliverPictures(from: folder)
      throw CommandFailure(failures.joined(separator: "\n"))
    }.entry
  }

  /// Shows the previews, those after one that ended the process in a new one.
  ///
  /// - Returns: what kept previews from being shown.
  private func showAll(of library: PreviewCompiler.Library, in folder: URL) throws -> [String] {
    var failures: [String] = []
    var start = PreviewStart()
    for run in 0...Self.mostRestarts {
      let report = try PreviewProcess.run(
        request(for: library, from: start, run: run, in: folder), with: toolchain.tool, timeLimit: options.timeLimit)
      let crash = CrashReport(report.output, source: options.file)
      Console.passOnError(crash.output)
      let outcome = PreviewOutcome(report.events)
      failures += outcome.failures
      guard !outcome.isComplete else { return failures }
      failures.append(ending(of: report.outcome) + crash.place + " " + outcome.moment)
      guard let next = outcome.start(after: start) else { return failures }
      start = next
    }
    return failures + ["the previews after the one that crashed last were not shown: too many do"]
  }

  private func request(
    for library: PreviewCompiler.Library, from start: PreviewStart, run: Int, in folder: URL
  ) -> PreviewRequest {
    PreviewRequest(
      library: library.path, module: library.module, outputFolder: folder.path,
      eventFile: Self.eventFile(ofRun: run, in: folder),
      namePrefix: URL(fileURLWithPath: options.file).deletingPathExtension().lastPathComponent,
      width: options.width, height: options.height, scale: options.scale, isDark: options.isDark,
      format: options.format, script: script, framesPerSecond: options.isRecording ? options.framesPerSecond : nil,
      isMovie: options.isMovie, sheet: options.wantsSheet ? options.sheet : nil, timeLimit: options.timeLimit,
      start: start)
  }

  private static func eventFile(ofRun run: Int, in folder: URL) -> String {
    folder.appendingPathComponent("events-\(run)").path
  }

  private static func events(in folder: URL) -> [PreviewEvent] {
    (0...mostRestarts).lazy.map { eventFile(ofRun: $0, in: folder) }
      .prefix { FileManager.default.fileExists(atPath: $0) }.flatMap(PreviewProcess.events)
  }

  private func ending(of outcome: ChildProcess.Outcome) -> String {
    switch outcome {
    case .timedOut:
      "the time limit of \(options.timeLimit.formatted()) seconds (--time-limit) ran out"
    case .signaled(let signal):
      "the code crashed (\(Signal(signal)))"
    case .exited(let status):
      "the code ended the process (exit status \(status))"
    }
  }

  /// Copies pictures to where the user wants them and says so.
  private func deliverPictures(from folder: URL) throws {
    var title = options.file
    for event in Self.events(in: folder) {
      switch event {
      case .found(0):
        Console.print("\(options.file) holds no previews: neither #Preview nor a PreviewProvider.")
      case .began(let newTitle, _):
        title = newTitle
      case .noted(let message):
        Console.printError("\(options.file): note: preview \(title.debugDescription): \(message)")
      case .wrote(let file, let width, let height):
        let path = try deliverPicture(folder.appendingPathComponent(file))
        Console.print("\(path) (\(width)x\(height))")
      case .found, .failed, .ended:
        break
      }
    }
  }

  private func deliverPicture(_ picture: URL) throws -> String {
    let path = (options.outputFolder as NSString).appendingPathComponent(picture.lastPathComponent)
    do {
      try FileManager.default.createDirectory(atPath: options.outputFolder, withIntermediateDirectories: true)
      try Data(contentsOf: picture).write(to: URL(fileURLWithPath: path))
      return path
    } catch {
      throw CommandFailure("\(path) cannot be written: \(error.localizedDescription)")
    }
  }
}
