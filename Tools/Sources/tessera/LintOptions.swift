import TesseraLint

/// What `tessera lint` was asked for.
struct LintOptions {
  var paths: [String] = []
  /// The app of a project that is reviewed.
  var target: String?
  var fixes = false
  /// Nil for the one that lies near the first path.
  var configurationFile: String?
  var wantsList = false
  var wantsHelp = false
  private var wantsJSON = false
  private var wantsSARIF = false

  /// - Throws: `UsageError` for arguments that make no sense.
  init(_ arguments: [String]) throws {
    let table = OptionTable<LintOptions>(
      command: .lint,
      flags: [
        "--json": \.wantsJSON, "--sarif": \.wantsSARIF, "--fix": \.fixes, "--list": \.wantsList,
        "--help": \.wantsHelp, "-h": \.wantsHelp,
      ],
      readers: ["--config": { $0.configurationFile = $1 }, "--target": { $0.target = $1 }])
    paths = try table.read(arguments, into: &self)
    guard !(wantsJSON && wantsSARIF) else { throw Self.error("--json and --sarif do not go together") }
    guard !paths.contains("") else { throw Self.error("a path is empty") }
    if paths.isEmpty { paths = ["."] }
  }

  var format: FindingFormat {
    if wantsJSON { .json } else if wantsSARIF { .sarif } else { .text }
  }

  static func error(_ message: String) -> UsageError {
    Command.lint.error(message)
  }
}
