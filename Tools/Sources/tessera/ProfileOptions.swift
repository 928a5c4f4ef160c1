import Foundation

/// What `tessera profile` was asked for.
struct ProfileOptions {
  var source = SourceOptions()
  var script: String?
  var outputFolder = "profile"
  /// In seconds.
  var timeLimit = 120.0
  /// Only an explanation is wanted.
  var wantsHelp = false

  private static let maximumTimeLimit = 86_400.0

  /// - Throws: `UsageError` for arguments that make no sense.
  init(_ arguments: [String]) throws {
    var table = OptionTable<ProfileOptions>(
      command: .profile,
      flags: ["--help": \.wantsHelp, "-h": \.wantsHelp, "--main-actor": \.source.isOnMainActor],
      readers: SourceOptions.readers(.profile, \.source))
    table.readers["--script"] = { $0.script = $1 }
    table.readers["--out"] = { $0.outputFolder = $1 }
    table.readers["--time-limit"] = { options, text in
      guard let value = Double(text), value > 0, value <= Self.maximumTimeLimit else {
        throw Self.error("--time-limit is a number above 0 and at most 86400, not \"\(text)\"")
      }
      options.timeLimit = value
    }
    let paths = try table.read(arguments, into: &self)
    if !wantsHelp { try source.readPath(paths, .profile) }
  }

  /// Whether what is named was recorded already.
  var isRecording: Bool {
    var isFolder: ObjCBool = false
    return source.path.hasSuffix(".json")
      && FileManager.default.fileExists(atPath: source.path, isDirectory: &isFolder) && !isFolder.boolValue
  }

  static func error(_ message: String) -> UsageError {
    Command.profile.error(message)
  }
}
