/// `tessera build`: makes the program of a package or a project, or the library of a file, and says where it is.
enum BuildCommand {
  /// - Throws: `UsageError` if the arguments make no sense, `BuildProblem` if the source does not compile.
  static func run(_ arguments: [String]) throws {
    let options = try RunOptions(arguments, .build)
    if options.wantsHelp { return Console.print(Usage.build) }
    let source = try options.source.runnable(.build)
    // J472: programs run all the same, with the views unchanged that such shaders are for.
    for problem in ShaderFiles.problems(of: [options.source.path]) { Console.printError(problem.text) }
    let build = try source.build()
    Console.print(build.library ?? build.program.path)
  }
}
