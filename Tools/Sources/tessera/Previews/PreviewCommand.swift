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
  /// Is told of each picture.
  private let report: (String) -> Void

  /// - Throws: `UsageError` if the arguments make no sense, `CommandFailure` if not every preview has a picture.
  static func run(_ arguments: [String]) throws {
    let options = try PreviewOptions(arguments)
    if options.wantsHelp { return Console.print(Usage.preview) }
    let script = try options.scriptFile.map(readScript)
    try PreviewCommand(options: options, toolchain: Toolchain(), script: script).showPreviews()
  }

  init(
    options: PreviewOptions, toolchain: Toolchain, script: String?, report: @escaping (String) -> Void = Console.print
  ) {
    self.options = options
    self.toolchain = toolchain
    self.script = script
    self.report = report
  }

  private static func readScript(_ file: String) throws -> String {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw Command.preview.error("the script \(file) cannot be read")
    }
    let text = String(decoding: data, as: UTF8.self)
    if let problem = ScriptCheck.problem(in: text, file: file) {
      Console.printError(problem)
      throw Command.preview.error("the script \(file) makes no sense")
    }
    return text
  }

  /// Makes the pictures and puts them where the user wants them.
  ///
  /// - Throws: `CommandFailure` if not every preview has a picture.
  func showPreviews() throws {
    try checkOutputFolder()
    let modules = try modules()
    var isEmpty = true
    var failures: [String] = []
    for module in modules {
      do {
        for source in try build(module) {
          isEmpty = false
          failures += try pictureFailures(of: source)
        }
      } catch let failure as CommandFailure {
        // Other modules have previews, too.
        guard modules.count > 1, let message = failure.message else { throw failure }
        isEmpty = false
        failures.append(message)
      }
    }
    if isEmpty { report("\(options.source.path) \(Self.noPreviews)") }
    if !failures.isEmpty { throw CommandFailure(failures.joined(separator: "\n")) }
  }

  private static let noPreviews = "holds no previews: neither #Preview nor a PreviewProvider."

  private func modules() throws -> [PreviewModule] {
    do {
      return try PreviewSources(options.source, toolchain).modules()
    } catch let problem as BuildProblem {
      throw Self.failure(problem, of: options.source.path)
    }
  }

  private func build(_ module: PreviewModule) throws -> [PreviewSource] {
    do {
      return try module.build()
    } catch let problem as BuildProblem {
      throw Self.failure(problem, of: module.name)
    }
  }

  private static func failure(_ problem: BuildProblem, of name: String) -> CommandFailure {
    Console.passOnError(Data(problem.text.utf8))
    return CommandFailure("\(name) does not compile; no preview was made")
  }

  /// Delivers the pictures of a source.
  ///
  /// - Returns: what kept previews from being shown.
  private func pictureFailures(of source: PreviewSource) throws -> [String] {
    do {
      try deliverPictures(from: pictures(of: source), source)
      return []
    } catch let failure as CommandFailure {
      // Of a whole package, the file has to be said; other files have previews, too.
      guard source.selection != nil, let message = failure.message else { throw failure }
      return ["\(source.name): \(message)"]
    }
  }

  /// The folder with the pictures of a source. What an app or a package shows may come from files that are not compiled, so
  /// its pictures are always made anew.
  private func pictures(of source: PreviewSource) throws -> URL {
    let key =
      source.library.key
      + Data("\(options.width) \(options.height) \(options.scale) \(options.isDark) \(options.format.rawValue)".utf8)
      + Data(" \(recordedFrames) \(options.isMovie) \(source.selection?.fileID ?? "") ".utf8)
      + Data(
        "\(options.wantsSheet ? "\(options.sheet)" : "") \(script ?? "") \(options.moment.map { "at \($0)" } ?? "")"
          .utf8)
    let entry = options.isFresh || source.selection != nil ? nil : cache.entry(for: key)
    return try entry ?? makePictures(of: source, key: key)
  }

  private var recordedFrames: Int { options.isRecording ? options.framesPerSecond : 0 }

  private func checkOutputFolder() throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: options.outputFolder, isDirectory: &isFolder) else { return }
    guard isFolder.boolValue else { throw Command.preview.error("\(options.outputFolder) is no folder") }
  }

  /// Shows the previews. What fails is reported and not kept, but pictures made before are delivered.
  private func makePictures(of source: PreviewSource, key: Data) throws -> URL {
    try cache.makeEntry(for: key) { folder in
      let failures = try showAll(of: source, in: folder)
      guard !failures.isEmpty else { return }
      try? deliverPictures(from: folder, source)
      throw CommandFailure(failures.joined(separator: "\n"))
    }.entry
  }

  /// Shows the previews, those after one that ended the process in a new one.
  ///
  /// - Returns: what kept previews from being shown.
  private func showAll(of source: PreviewSource, in folder: URL) throws -> [String] {
    var failures: [String] = []
    var start = PreviewStart()
    for number in 0...Self.mostRestarts {
      let run = try PreviewProcess.run(
        request(for: source, from: start, run: number, in: folder), with: source.program,
        environment: source.environment, timeLimit: options.timeLimit)
      let crash = CrashReport(
        Data(source.withRealPaths(String(decoding: run.output, as: UTF8.self)).utf8), source: source.root)
      Console.passOnError(crash.output)
      let outcome = PreviewOutcome(run.events)
      failures += outcome.failures
      guard !outcome.isComplete else { return failures }
      failures.append(ending(of: run.outcome) + crash.place + " " + outcome.moment)
      guard let next = outcome.start(after: start) else { return failures }
      start = next
    }
    return failures + ["the previews after the one that crashed last were not shown: too many do"]
  }

  private func request(
    for source: PreviewSource, from start: PreviewStart, run: Int, in folder: URL
  ) -> PreviewRequest {
    PreviewRequest(
      library: source.library.path, module: source.library.module, selection: source.selection,
      outputFolder: folder.path, eventFile: Self.eventFile(ofRun: run, in: folder), namePrefix: source.pictureName,
      width: options.width, height: options.height, scale: options.scale, isDark: options.isDark,
      format: options.format, script: script, moment: options.moment,
      framesPerSecond: options.isRecording ? options.framesPerSecond : nil,
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
  private func deliverPictures(from folder: URL, _ source: PreviewSource) throws {
    var title = source.name
    for event in Self.events(in: folder) {
      switch event {
      case .found(0):
        report("\(source.name) \(Self.noPreviews)")
      case .began(let newTitle, _):
        title = newTitle
      case .noted(let message):
        Console.printError("\(source.name): note: preview \(title.debugDescription): \(message)")
      case .wrote(let file, let width, let height):
        let path = try deliverPicture(folder.appendingPathComponent(file))
        report("\(path) (\(width)x\(height))")
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
