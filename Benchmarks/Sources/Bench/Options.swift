import Foundation

/// What the user asked for.
struct Options {
  var isJSON = false
  /// Only cases whose names contain this are measured.
  var filter: String?
  var rounds: Int?
  var wantsHelp = false

  static let help = """
    Measures what views cost: CPU time, bodies, layouts and allocations of common operations.

    Usage: bench [--filter TEXT] [--rounds NUMBER] [--json]

      --filter TEXT     measure only cases whose names contain TEXT
      --rounds NUMBER   measure each case this often instead of for about half a second
      --json            print JSON instead of a table
      --help, help      print this

    Build it for release, or the figures mean nothing: swift run -c release bench
    """

  init(_ arguments: some Sequence<String>) throws(OptionError) {
    var rest = arguments.makeIterator()
    while let argument = rest.next() {
      switch argument {
      case "--json": isJSON = true
      case "--help", "-h", "help": wantsHelp = true
      case "--filter":
        guard let text = rest.next() else { throw OptionError("--filter needs a text") }
        filter = text
      case "--rounds":
        guard let text = rest.next(), let number = Int(text), number > 0 else {
          throw OptionError("--rounds needs a number above 0")
        }
        rounds = number
      default:
        throw OptionError("unknown option \"\(argument)\"")
      }
    }
  }

  func includes(_ benchmark: String) -> Bool {
    filter.map { benchmark.localizedCaseInsensitiveContains($0) } ?? true
  }
}

/// What is wrong with the options.
struct OptionError: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
