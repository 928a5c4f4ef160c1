/// The options that the program was started with, in the form `-name value`.
nonisolated package enum LaunchArguments {
  package static let values = values(of: CommandLine.arguments)

  /// The options among the arguments of a program, of which the first is its name.
  static func values(of arguments: [String]) -> [String: String] {
    let arguments = arguments.dropFirst()
    var values: [String: String] = [:]
    for (name, value) in zip(arguments, arguments.dropFirst()) {
      guard name.hasPrefix("-"), !name.hasPrefix("--"), !value.hasPrefix("-") else { continue }
      values[String(name.dropFirst())] = value
    }
    return values
  }

  /// Whether an option is switched on: YES, true or 1.
  package static func isOn(_ name: String, in arguments: [String] = CommandLine.arguments) -> Bool {
    ["yes", "true", "1"].contains(values(of: arguments)[name]?.lowercased())
  }
}
