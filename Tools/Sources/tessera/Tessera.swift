import Foundation
import TesseraProject

/// The command line tool.
@main
enum Tessera {
  /// Runs the command that the arguments name and ends the process with its exit status.
  static func main() {
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
      exit(ExitStatus.success)
    } catch let error as UsageError {
      Console.printError("tessera: \(error.text)")
      exit(ExitStatus.usage)
    } catch let problem as BuildProblem {
      Console.printError(problem.text)
      exit(ExitStatus.failure)
    } catch let failure as CommandFailure {
      if let message = failure.message { Console.printError("tessera: \(message)") }
      exit(ExitStatus.failure)
    } catch let problem as ProjectProblem {
      Console.printError("tessera: \(problem)")
      exit(ExitStatus.failure)
    } catch {
      Console.printError("tessera: \(error)")
      exit(ExitStatus.failure)
    }
  }

  private static func run(_ arguments: [String]) throws {
    let rest = Array(arguments.dropFirst())
    if let step = arguments.first.flatMap(InstallationCommand.Step.init) {
      return try InstallationCommand.run(step, rest)
    }
    switch arguments.first {
    case ProfileProcess.command: try ProfileProcess.runInThisProcess(rest)
    case ProgramProcess.command: try ProgramProcess.runInThisProcess(rest)
    case PreviewProcess.command: try PreviewProcess.runInThisProcess(rest)
    default:
      Interruption.install()
      guard let name = arguments.first else {
        Console.printError("tessera: a command is missing\n\n\(Usage.tool)")
        exit(ExitStatus.usage)
      }
      try run(Command(named: name), rest)
    }
  }

  private static func run(_ command: Command, _ rest: [String]) throws {
    switch command {
    case .new: try NewCommand.run(rest)
    case .run: try RunCommand.run(rest)
    case .build: try BuildCommand.run(rest)
    case .bundle: try BundleCommand.run(rest)
    case .test: try TestCommand.run(rest)
    case .preview: try PreviewCommand.run(rest)
    case .profile: try ProfileCommand.run(rest)
    case .lint: try LintCommand.run(rest)
    case .doctor: try InstallationScript.doctor.run(rest)
    case .uninstall: try InstallationScript.uninstall.run(rest)
    case .help: Console.print(try rest.first.map { try Command(named: $0).usage } ?? Usage.tool)
    case .version: Console.print("tessera \(Version.current)")
    }
  }
}
