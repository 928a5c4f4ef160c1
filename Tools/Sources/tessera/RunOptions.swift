/// What `tessera run` or `tessera build` was asked for.
struct RunOptions {
  var source = SourceOptions()
  /// When the picture is taken that is drawn instead of a window, in seconds; nil where none was chosen.
  var moment: Double?
  /// Only an explanation is wanted.
  var wantsHelp = false

  /// - Throws: `UsageError` for arguments that make no sense.
  init(_ arguments: [String], _ command: Command) throws {
    var readers = SourceOptions.readers(command, \RunOptions.source)
    if command == .run { readers["--at"] = { $0.moment = try Moment.read($1, .run) } }
    let table = OptionTable<RunOptions>(
      command: command,
      flags: ["--help": \.wantsHelp, "-h": \.wantsHelp, "--main-actor": \.source.isOnMainActor],
      readers: readers)
    let paths = try table.read(arguments, into: &self)
    if !wantsHelp { try source.readPath(paths, command) }
  }
}
