import Foundation

/// What the user asked for.
struct Options {
  enum Purpose {
    /// Compare with what is kept.
    case check
    /// Measure what is to be kept.
    case keep
    /// Measure one case, for another process that checks or keeps.
    case sample(String)
  }

  /// Nil to measure all cases once, for a table.
  var purpose: Purpose?
  var isJSON = false
  /// Only cases whose names contain this are measured.
  var filter: String?
  var rounds: Int?
  var wantsHelp = false

  static let help = """
    Measures what views cost: CPU time, bodies, layouts and allocations of common operations; beside them, where Chromium
    is installed, what a page in plain JavaScript takes for the same.

    Usage: bench [--filter TEXT] [--rounds NUMBER] [--json]
           bench --check [--filter TEXT]
           bench --keep [--filter TEXT]
           bench --sample NAME

      --filter TEXT     measure only cases whose names contain TEXT
      --rounds NUMBER   measure each case this often instead of for about half a second
      --json            print JSON instead of a table
      --check           compare with Benchmarks/kept.json, and exit with 1 if something costs more or counts differ
      --keep            measure what is to be kept, and write it there
      --sample NAME     measure one case as --check does, in this process, and print JSON
      --help, help      print this

    Build it for release, or the figures mean nothing: swift run -c release bench
    """

  init(_ arguments: some Sequence<String>) throws(OptionError) {
    var rest = arguments.makeIterator()
    while let argument = rest.next() {
      switch argument {
      case "--json": isJSON = true
      case "--check": try serve(.check)
      case "--keep": try serve(.keep)
      case "--sample":
        guard let name = rest.next() else { throw OptionError("--sample needs the name of a case") }
        try serve(.sample(name))
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
    if purpose != nil && (isJSON || rounds != nil) {
      throw OptionError("--json and --rounds are for measurements that are not compared")
    }
  }

  private mutating func serve(_ purpose: Purpose) throws(OptionError) {
    guard self.purpose == nil else { throw OptionError("only one of --check, --keep and --sample is possible") }
    self.purpose = purpose
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
