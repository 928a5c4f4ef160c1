/// `tessera build`: makes the program of a package or a project and says where it is.
enum BuildCommand {
  /// - Throws: `UsageError` if the arguments make no sense, `BuildProblem` if the source does not compile.
  static func run(_ arguments: [String]) throws {
    let options = try RunOptions(arguments, .build)
    if options.wantsHelp { return Console.print(Usage.build) }
    let source = try options.source.runnable(.build)
    guard !(source is RunnableFile) else {
      throw Command.build.error("a file is no program; \"tessera run\" opens it")
    }
    Console.print(try source.build().program.path)
  }
}
