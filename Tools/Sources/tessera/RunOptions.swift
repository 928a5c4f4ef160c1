/// What `tessera run` or `tessera build` was asked for.
struct RunOptions {
  var source = SourceOptions()
  /// Only an explanation is wanted.
  var wantsHelp = false

  /// - Throws: `UsageError` for arguments that make no sense.
  init(_ arguments: [String], _ command: Command) throws {
    let table = OptionTable<RunOptions>(
      command: command,
      flags: ["--help": \.wantsHelp, "-h": \.wantsHelp, "--main-actor": \.source.isOnMainActor],
      readers: SourceOptions.readers(command, \.source))
    let paths = try table.read(arguments, into: &self)
    if !wantsHelp { try source.readPath(paths, command) }
  }
}
