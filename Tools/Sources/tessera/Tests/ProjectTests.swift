import Foundation
import TesseraProject

/// The unit tests of an Xcode project.
struct ProjectTests {
  /// What tests write is kept to give files their own names; more than this is cut in the middle.
  private static let mostOutput = 16 << 20
  private let build: ProjectBuild
  private let tests: [ProjectTarget]
  private let options: TestOptions

  /// - Throws: `ProjectProblem` or `CommandFailure` if the project has no tests that can be run here.
  init(_ location: URL, _ options: TestOptions) throws {
    let chosen = try ChosenProject(location, options.source, for: .test)
    let app = try chosen.appIfAny()
    let all = chosen.project.unitTests(of: app)
    let skipped = Self.skipped(all.map(\.name), chosen.scheme)
    let tests = all.filter { !skipped.contains($0.name) }
    Self.tellWhatIsSkipped(chosen, all.map(\.name).filter(skipped.contains))
    guard let first = tests.first(where: { !$0.sources.isEmpty }) else {
      throw CommandFailure(
        "the project \(chosen.project.name) has no unit tests" + (app.map { " of \"\($0.name)\"" } ?? "")
          + (skipped.isEmpty ? "" : " that its scheme \"\(chosen.scheme?.name ?? "")\" runs"))
    }
    self.options = options
    self.tests = tests
    build = try ProjectBuild(chosen, app ?? first, tests: tests, options.source)
  }

  /// The targets that the scheme or its test plan does not run.
  private static func skipped(_ names: [String], _ scheme: ProjectScheme?) -> Set<String> {
    let planned = scheme?.plannedTests ?? names
    return Set(names.filter { !planned.contains($0) }).union(scheme?.skippedTests ?? [])
  }

  private static func tellWhatIsSkipped(_ chosen: ChosenProject, _ switchedOff: [String]) {
    if !chosen.project.interfaceTests.isEmpty {
      Console.printError(
        "tessera: skipped tests of the user interface, which operate the app from outside: "
          + chosen.project.interfaceTests.joined(separator: ", ")
          + ". Unit tests can import SwiftUITesting and operate views by Screen; \"tessera profile --script\" plays taps in "
          + "the whole app.")
    }
    if !switchedOff.isEmpty, let scheme = chosen.scheme {
      Console.printError(
        "tessera: skipped tests that the scheme \"\(scheme.name)\" switches off: \(switchedOff.joined(separator: ", "))"
      )
    }
    if let scheme = chosen.scheme, !scheme.testsLikeRuns, !scheme.testArguments.isEmpty {
      Console.printError(
        "tessera: the arguments that the scheme \"\(scheme.name)\" has for tests are left out, because Swift's runner of "
          + "tests takes none: \(scheme.testArguments.joined(separator: " "))")
    }
  }

  /// - Throws: `BuildProblem` if the tests do not compile, `CommandFailure` if some fail.
  func run() throws {
    let binaries = try build.explaining { try $0.buildTests() }
    try linkResources(to: binaries)
    let (program, arguments) = build.manager.testCommand(
      filter: options.filter ?? selectedCases, skipping: skippedCases)
    let result = try ChildProcess.run(
      program, arguments, environment: environment, endedBy: SIGINT, outputLimit: Self.mostOutput)
    Console.write(build.withRealPaths(String(decoding: result.output, as: UTF8.self)))
    try TestCommand.check(result.outcome)
  }

  /// The variables that the scheme has tests started with.
  private var environment: [String: String] {
    guard let scheme = build.chosen.scheme else { return [:] }
    return scheme.testsLikeRuns
      ? build.launchEnvironment : scheme.testEnvironment.mapValues(build.app.settings.expand)
  }

  /// Regular expressions for the tests that the scheme switches off.
  private var skippedCases: [String] {
    tests.flatMap { target in (build.chosen.scheme?.skippedCases[target.name] ?? []).map { pattern($0, target) } }
  }

  /// A regular expression for the tests that the scheme's test plan chooses; nil if it leaves none out.
  private var selectedCases: String? {
    let selected = build.chosen.scheme?.selectedCases ?? [:]
    guard tests.contains(where: { selected[$0.name] != nil }) else { return nil }
    return tests.flatMap { target in
      selected[target.name].map { $0.map { pattern($0, target) } } ?? ["^\(target.moduleName)\\."]
    }
    .joined(separator: "|")
  }

  private func pattern(_ identifier: String, _ target: ProjectTarget) -> String {
    "^" + NSRegularExpression.escapedPattern(for: "\(target.moduleName).\(identifier.replacing("()", with: ""))")
      + "(/|\\(|$)"
  }

  /// The program of the tests looks for resources in the folder that it was built into.
  private func linkResources(to binaries: URL) throws {
    let files = FileManager.default
    let resources = try build.appFolder.assembleResources(
      packages: build.packageResources, of: tests, builtIn: binaries)
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
