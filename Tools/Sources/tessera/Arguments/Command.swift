import TesseraProject

/// A command of the tool.
enum Command: String, CaseIterable {
  case new
  case run
  case build
  case bundle
  case test
  case preview
  case profile
  case lint
  case doctor
  case uninstall
  case help
  case version

  /// The command of a name, which may be spelled as an option.
  ///
  /// - Throws: `UsageError` if there is none.
  init(named name: String) throws {
    switch name {
    case "-h", "--help": self = .help
    case "--version": self = .version
    default:
      guard let command = Command(rawValue: name) else {
        let suggestion = Suggestion.phrase(for: name, among: Command.allCases.map(\.rawValue))
        throw UsageError("there is no command \"\(name)\"\(suggestion)")
      }
      self = command
    }
  }

  /// How it is called.
  var usage: String {
    switch self {
    case .new: Usage.new
    case .run: Usage.run
    case .build: Usage.build
    case .bundle: Usage.bundle
    case .test: Usage.test
    case .preview: Usage.preview
    case .profile: Usage.profile
    case .lint: Usage.lint
    case .doctor: Usage.doctor
    case .uninstall: Usage.uninstall
    case .help, .version: Usage.tool
    }
  }

  /// A mistake in a call of the command.
  func error(_ message: String) -> UsageError {
    UsageError(message, command: self)
  }

  /// A value of an option that is none of those that there are.
  func error(_ option: String, is value: String, notOneOf names: [String]) -> UsageError {
    let list = names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    return error("\(option) is \(list), not \"\(value)\"\(Suggestion.phrase(for: value, among: names))")
  }
}
