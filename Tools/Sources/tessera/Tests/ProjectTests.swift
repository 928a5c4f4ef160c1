import Foundation
import TesseraProject

/// The unit tests of an Xcode project.
struct ProjectTests {
  /// What tests write is kept to give files their own names; more than this is cut in the middle.
  private static let mostOutput = 16 << 20
  private let build: ProjectBuild
  private let options: TestOptions

  /// - Throws: `ProjectProblem` or `CommandFailure` if the project has no tests that can be run here.
  init(_ location: URL, _ options: TestOptions) throws {
    let project = try XcodeProject(location, persona: options.source.persona)
    let hasApp = project.targets.contains { $0.kind == .app }
    let app = hasApp || options.source.target != nil ? try project.app(named: options.source.target) : nil
    let tests = project.unitTests(of: app)
    if !project.interfaceTests.isEmpty {
      Console.printError(
        "tessera: skipped tests of the user interface, which operate the app from outside: "
          + project.interfaceTests.joined(separator: ", "))
    }
    guard let first = tests.first(where: { !$0.sources.isEmpty }) else {
      throw CommandFailure("the project \(project.name) has no unit tests" + (app.map { " of \"\($0.name)\"" } ?? ""))
    }
    self.options = options
    build = try ProjectBuild(location, project, app ?? first, tests: tests, options.source)
  }

  /// - Throws: `BuildProblem` if the tests do not compile, `CommandFailure` if some fail.
  func run() throws {
    let binaries = try build.explaining { try $0.buildTests() }
    try linkResources(to: binaries)
    let (program, arguments) = build.manager.testCommand(filter: options.filter)
    let result = try ChildProcess.run(program, arguments, endedBy: SIGINT, outputLimit: Self.mostOutput)
    Console.write(build.withRealPaths(String(decoding: result.output, as: UTF8.self)))
    try TestCommand.check(result.outcome)
  }

  /// The program of the tests looks for resources in the folder that it was built into.
  private func linkResources(to binaries: URL) throws {
    let files = FileManager.default
    let resources = try build.appFolder.assembleResources(packages: build.packageResources, builtIn: binaries)
    for name in try files.contentsOfDirectory(atPath: binaries.path) {
      let place = binaries.appendingPathComponent(name).path
      if let target = try? files.destinationOfSymbolicLink(atPath: place), target.hasPrefix(resources.path + "/") {
        try files.removeItem(atPath: place)
      }
    }
    for name in try files.contentsOfDirectory(atPath: resources.path) {
      let place = binaries.appendingPathComponent(name).path
      guard !files.fileExists(atPath: place) else { continue }
      try files.createSymbolicLink(
        atPath: place, withDestinationPath: resources.appendingPathComponent(name).path)
    }
  }
}
