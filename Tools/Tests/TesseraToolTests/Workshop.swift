import Foundation

/// A folder of its own in which a test runs the tool.
final class Workshop {
  let folder: URL

  /// What the tool said and did.
  struct Run {
    let status: Int32
    /// Whether a signal ended the tool, whose number is the status then.
    let isSignal: Bool
    let output: String
    let errors: String
    let duration: Duration
  }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("tessera test \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try sharePlatforms()
  }

  /// The modules of Apple's platforms take a minute to compile, and are the same for all tests.
  private func sharePlatforms() throws {
    let shared = Self.shared.appendingPathComponent("tessera/platforms")
    let place = cache.appendingPathComponent("tessera/platforms")
    for folder in [shared, place.deletingLastPathComponent()] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    try FileManager.default.createSymbolicLink(at: place, withDestinationURL: shared)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Writes a file into the folder, and the folders on the way to it.
  func write(_ text: String, to name: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Writes a package that does not name Tessera.
  ///
  /// - Parameters:
  ///   - targets: the list of targets of its manifest.
  ///   - files: their texts by their paths in the package.
  func writePackage(_ name: String, targets: String, _ files: [String: String]) throws {
    try write(
      "// swift-tools-version: 6.2\nimport PackageDescription\nlet package = Package(name: \"\(name)\", "
        + "targets: [\(targets)])\n", to: "\(name)/Package.swift")
    for (path, text) in files { try write(text, to: "\(name)/\(path)") }
  }

  /// Runs the tool in the folder, with a cache of its own.
  func run(_ arguments: String...) throws -> Run {
    try run(arguments)
  }

  /// Runs the tool in the folder, with a cache of its own and without a display.
  ///
  /// - Parameter subfolder: the folder in it where the tool is started; nil for the folder itself.
  func run(_ arguments: [String], environment: [String: String] = [:], in subfolder: String? = nil) throws -> Run {
    try start(arguments, environment: environment, in: subfolder).end()
  }

  /// The tool while it runs.
  struct Running {
    let process: Process
    let output: URL
    let errors: URL
    let start: ContinuousClock.Instant

    /// Waits for the end.
    func end() throws -> Run {
      process.waitUntilExit()
      let duration = ContinuousClock().now - start
      return Run(
        status: process.terminationStatus, isSignal: process.terminationReason == .uncaughtSignal,
        output: try String(contentsOf: output, encoding: .utf8),
        errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self), duration: duration)
    }
  }

  /// Starts the tool as `run` does.
  func start(
    _ arguments: [String], environment: [String: String] = [:], in subfolder: String? = nil
  ) throws -> Running {
    let process = Process()
    // A shell without job control starts what runs in the background with SIGINT ignored, and that is inherited.
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["--default-signal=INT", Self.tool.path] + arguments
    process.currentDirectoryURL = subfolder.map(folder.appendingPathComponent) ?? folder
    process.environment = ProcessInfo.processInfo.environment.merging(
      [
        "XDG_CACHE_HOME": cache.path, "DISPLAY": "", "WAYLAND_DISPLAY": "",
        // What the compiler makes of the system's modules is the same for all tests, and takes it seconds each time.
        "CLANG_MODULE_CACHE_PATH": Self.systemModules, "SWIFTPM_TESTS_MODULECACHE": Self.systemModules,
      ]
    ) { _, new in new }.merging(environment) { _, new in new }
    let output = try makeFile(".output")
    let errors = try makeFile(".errors")
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    let start = ContinuousClock().now
    try process.run()
    return Running(process: process, output: output, errors: errors, start: start)
  }

  /// What stays: the pictures of the example projects are made with it, too.
  private static let shared = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent(".build/projects")
  private static let systemModules = shared.appendingPathComponent("modules").path

  private var cache: URL { folder.appendingPathComponent("cache") }

  /// What the tool began to make in its cache and has neither finished nor removed.
  func drafts() -> [String] {
    let paths = FileManager.default.enumerator(atPath: cache.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { ($0 as NSString).lastPathComponent.hasPrefix("draft-") || $0.hasSuffix(".lock") }
  }

  /// Makes a program for tests of what the tool does with others.
  ///
  /// - Returns: a value for `PATH` that has it come first.
  func makeProgram(_ name: String, _ script: String) throws -> String {
    let bin = folder.appendingPathComponent("bin")
    try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
    let file = bin.appendingPathComponent(name)
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    return bin.path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
  }

  /// Waits until a file has a line, which a number stands in.
  func number(inFile name: String, while running: Running) throws -> Int32 {
    let file = folder.appendingPathComponent(name)
    var isRunning = true
    while isRunning {
      isRunning = running.process.isRunning
      if let text = try? String(contentsOf: file, encoding: .utf8), text.hasSuffix("\n"),
        let number = Int32(text.dropLast())
      {
        return number
      }
      usleep(20_000)
    }
    throw CocoaError(.fileNoSuchFile)
  }

  private func makeFile(_ name: String) throws -> URL {
    let file = folder.appendingPathComponent(name)
    try Data().write(to: file)
    return file
  }

  /// The sizes in pixels of the PNG files in a folder, by name, other files as "no PNG"; empty if there is no folder.
  func pictures(in name: String = "previews") throws -> [String: String] {
    let folder = folder.appendingPathComponent(name)
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { name in
      let type =
        try? FileManager.default.attributesOfItem(atPath: folder.path + "/" + name)[.type] as? FileAttributeType
      return type == .typeRegular
    }
    return try Dictionary(
      uniqueKeysWithValues: names.map { name in
        (name, Self.size(ofPNG: try Data(contentsOf: folder.appendingPathComponent(name))))
      })
  }

  /// Width and height are the first two numbers of a PNG file's first chunk.
  private static func size(ofPNG data: Data) -> String {
    func number(at offset: Int) -> Int { data[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    guard data.starts(with: [0x89, 0x50, 0x4e, 0x47]), data.count > 24 else { return "no PNG" }
    return "\(number(at: 16))x\(number(at: 20))"
  }

  /// The tool lies beside the program that runs the tests.
  private static var tool: URL {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("tessera")
  }
}
