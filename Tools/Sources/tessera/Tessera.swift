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
      Console.printError("tessera: \(error.message)\n\n\(error.usage)")
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
    switch arguments.first {
    case ProfileProcess.command: try ProfileProcess.runInThisProcess(rest)
    case ProgramProcess.command: try ProgramProcess.runInThisProcess(rest)
    case PreviewProcess.command: try PreviewProcess.runInThisProcess(rest)
    default:
      Interruption.install()
      try run(command: arguments.first, rest)
    }
  }

  private static func run(command: String?, _ rest: [String]) throws {
    switch command {
    case nil:
      throw UsageError("a command is missing", usage: Usage.tool)
    case "help", "--help", "-h":
      Console.print(try Usage.help(for: rest))
    case "--version", "version":
      Console.print("tessera \(Version.current)")
    case "preview":
      try PreviewCommand.run(rest)
    case "lint":
      try LintCommand.run(rest)
    case "run":
      try RunCommand.run(rest)
    case "build":
      try BuildCommand.run(rest)
    case "profile":
      try ProfileCommand.run(rest)
    case let unknown?:
      throw UsageError("there is no command \"\(unknown)\"", usage: Usage.tool)
    }
  }
}
