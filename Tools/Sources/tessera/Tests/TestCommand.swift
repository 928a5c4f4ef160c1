import Foundation

/// `tessera test`: builds and runs the tests of a package or a project.
enum TestCommand {
  /// - Throws: `UsageError` if the arguments make no sense, `BuildProblem` if the tests do not compile,
  ///   `CommandFailure` if some fail or there are none.
  static func run(_ arguments: [String]) throws {
    let options = try TestOptions(arguments)
    if options.wantsHelp { return Console.print(Usage.test) }
    switch try options.source.location(.test) {
    case .files:
      throw Command.test.error(
        "\(options.source.path) is neither a package nor an Xcode project, so it has no tests; \"tessera new\" makes a "
          + "package with one")
    case .package(let folder):
      let package = try PackageBuild(folder: folder, options.source, for: .program)
      guard package.description.targets.contains(where: \.isTest) else {
        throw CommandFailure("\(package.manager.name) has no tests")
      }
      for note in package.platformNotes { Console.printError(note) }
      let binaries = try package.explaining { try $0.buildTests() }
      try package.addResources(in: binaries)
      let (program, arguments) = package.manager.testCommand(filter: options.filter)
      try check(try ChildProcess(program, arguments, endedBy: SIGINT).waitForEnd())
    case .project(let location):
      try ProjectTests(location, options).run()
    }
  }

  /// - Throws: `CommandFailure` unless all tests passed.
  static func check(_ outcome: ChildProcess.Outcome) throws {
    switch outcome {
    case .exited(0): return
    // The tests said already what is wrong.
    case .exited: throw CommandFailure.reported
    case .signaled(let signal): throw CommandFailure("the tests were ended by \(Signal(signal))")
    case .timedOut: throw CommandFailure("the tests did not end in time")
    }
  }
}
