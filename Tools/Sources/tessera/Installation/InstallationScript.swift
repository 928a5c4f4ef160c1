import Foundation

/// A command that is a script, because it has to work where this program cannot be started: `tessera doctor` and
/// `tessera uninstall`.
enum InstallationScript: String {
  case doctor
  case uninstall

  /// Becomes the script.
  ///
  /// - Throws: `UsageError` if the arguments make no sense, `CommandFailure` if the script is not there.
  func run(_ arguments: [String]) throws {
    let command: Command = self == .doctor ? .doctor : .uninstall
    if arguments.contains(where: { ["-h", "--help"].contains($0) }) { return Console.print(command.usage) }
    if let argument = arguments.first { throw command.error("\"\(argument)\" is not understood") }
    let tool = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let places = sequence(first: tool.deletingLastPathComponent()) {
      $0.path == "/" ? nil : $0.deletingLastPathComponent()
    }
    let scripts = places.flatMap { folder in
      [rawValue, "Tools/installation/\(rawValue)"].map { folder.appendingPathComponent($0).path }
    }
    guard let script = scripts.first(where: FileManager.default.isExecutableFile) else {
      throw CommandFailure(
        "the script \"\(rawValue)\" is not there. \"./install\" in the folder of Tessera puts it there.")
    }
    let program = strdup(script)
    var list = [program, nil]
    execv(script, &list)
    throw CommandFailure("\(script) cannot be started: \(String(cString: strerror(errno)))")
  }
}
