import Foundation

/// What the caller asked for.
enum PrintOptions {
  /// So many cards, in a folder.
  case cards(Int, URL)
  case help
  /// Arguments that make no sense, and why.
  case mistake(String)

  static let usage = """
    Usage: cards [--count NUMBER] [--out FOLDER]

      --count NUMBER   how many cards are drawn, each as a picture and as a page; the default is 12
      --out FOLDER     where the files go; the default is "cards" in the current folder
      --help           prints this
    """

  init(arguments: [String]) {
    var count = 12
    var folder = "cards"
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h":
        self = .help
        return
      case "--count":
        guard let number = rest.popFirst().flatMap({ Int($0) }), number > 0 else {
          self = .mistake("--count needs a number above 0")
          return
        }
        count = number
      case "--out":
        guard let name = rest.popFirst(), !name.isEmpty else {
          self = .mistake("--out needs the name of a folder")
          return
        }
        folder = name
      default:
        self = .mistake("unknown argument \"\(argument)\"")
        return
      }
    }
    self = .cards(count, URL(fileURLWithPath: folder, isDirectory: true))
  }
}
