/// What `tessera run` or `tessera build` was asked for.
struct RunOptions {
  var source = SourceOptions()
  /// When the picture is taken that is drawn instead of a window, in seconds; nil where none was chosen.
  var moment: Double?
  /// The pixels of a point of the picture; nil where none were chosen.
  var scale: Double?
  /// Whether the picture has the dark appearance.
  var isDark = false
  /// Only an explanation is wanted.
  var wantsHelp = false

  /// - Throws: `UsageError` for arguments that make no sense.
  init(_ arguments: [String], _ command: Command) throws {
    var readers = SourceOptions.readers(command, \RunOptions.source)
    var flags: [String: WritableKeyPath<RunOptions, Bool>] = [
      "--help": \.wantsHelp, "-h": \.wantsHelp, "--main-actor": \.source.isOnMainActor,
    ]
    if command == .run {
      readers["--at"] = { $0.moment = try Moment.read($1, .run) }
      readers["--scale"] = { $0.scale = try Self.readScale($1) }
      flags["--dark"] = \.isDark
    }
    let table = OptionTable<RunOptions>(command: command, flags: flags, readers: readers)
    let paths = try table.read(arguments, into: &self)
    if !wantsHelp { try source.readPath(paths, command) }
  }

  private static let largestScale = 8.0

  private static func readScale(_ text: String) throws -> Double {
    guard let scale = Double(text), scale > 0, scale <= largestScale else {
      throw Command.run.error("--scale is a number of more than 0 and at most \(Int(largestScale)), not \"\(text)\"")
    }
    return scale
  }

  /// Whether the program is to draw its window and open none.
  var wantsPicture: Bool { !pictureVariables.isEmpty }

  /// The environment variables that tell a program how to draw its window.
  var pictureVariables: [String: String] {
    var variables: [String: String] = [:]
    if let moment { variables["TESSERA_PICTURE_TIME"] = "\(moment)" }
    if let scale { variables["TESSERA_PICTURE_SCALE"] = "\(scale)" }
    if isDark { variables["TESSERA_PICTURE_SCHEME"] = "dark" }
    return variables
  }
}
