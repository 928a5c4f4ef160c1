import TesseraProject

/// The options of a command by their names, and where their values go.
struct OptionTable<Options> {
  typealias Reader = (inout Options, String) throws -> Void

  let command: Command
  /// Options without a value.
  var flags: [String: WritableKeyPath<Options, Bool>] = [:]
  /// Options with one.
  var readers: [String: Reader] = [:]

  /// Reads options; both `--option value` and `--option=value` are fine, and after `--` follow none.
  ///
  /// - Returns: the other arguments.
  /// - Throws: `UsageError` for options that there are not, and values that make no sense.
  func read(_ arguments: [String], into options: inout Options) throws -> [String] {
    var others: [String] = []
    var rest = arguments[...]
    var onlyOthersFollow = false
    while let argument = rest.popFirst() {
      if onlyOthersFollow || !argument.hasPrefix("-") || argument == "-" {
        others.append(argument)
      } else if argument == "--" {
        onlyOthersFollow = true
      } else {
        try readOption(argument, &rest, into: &options)
      }
    }
    return others
  }

  private func readOption(_ argument: String, _ rest: inout ArraySlice<String>, into options: inout Options) throws {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let name = parts[0]
    if let flag = flags[name] {
      guard parts.count == 1 else { throw command.error("\(name) takes no value") }
      return options[keyPath: flag] = true
    }
    guard let reader = readers[name] else {
      let names = (Array(flags.keys) + readers.keys).filter { $0.hasPrefix("--") }.sorted()
      throw command.error("unknown option \(name)\(Suggestion.phrase(for: name, among: names))")
    }
    guard let value = parts.count == 2 ? parts[1] : rest.popFirst(), !value.isEmpty else {
      throw command.error("\(name) needs a value")
    }
    try reader(&options, value)
  }
}
