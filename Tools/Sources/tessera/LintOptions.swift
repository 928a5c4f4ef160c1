import TesseraLint

/// What `tessera lint` was asked for.
struct LintOptions {
  var paths: [String] = []
  var format = FindingFormat.text
  var fixes = false
  /// Nil for the one that lies near the first path.
  var configurationFile: String?
  var wantsList = false
  var wantsHelp = false

  /// - Throws: `UsageError` for arguments that make no sense.
  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    var onlyPathsFollow = false
    var formats: Set<String> = []
    while let argument = rest.popFirst() {
      if onlyPathsFollow || !argument.hasPrefix("-") {
        paths.append(argument)
        continue
      }
      switch argument {
      case "--": onlyPathsFollow = true
      case "--json", "--sarif":
        formats.insert(argument)
        format = argument == "--json" ? .json : .sarif
      case "--fix": fixes = true
      case "--list": wantsList = true
      case "--help", "-h": wantsHelp = true
      case "--config":
        guard let file = rest.popFirst(), !file.isEmpty else { throw Self.error("--config needs a file") }
        configurationFile = file
      case _ where argument.hasPrefix("--config="):
        configurationFile = String(argument.dropFirst("--config=".count))
      default: throw Self.error("unknown option \(argument)")
      }
    }
    guard formats.count < 2 else { throw Self.error("--json and --sarif do not go together") }
    guard !paths.contains("") else { throw Self.error("a path is empty") }
    if paths.isEmpty { paths = ["."] }
  }

  static func error(_ message: String) -> UsageError {
    UsageError(message, usage: Usage.lint)
  }
}
