import Foundation

/// What the caller asked for.
enum Options {
  /// A tour whose pictures go to a folder.
  case tour(URL)
  case help
  /// Arguments that make no sense, and why.
  case mistake(String)

  static let usage = """
    Usage: gallery [--out FOLDER]

      --out FOLDER   where the pictures go; the default is "tessera-gallery" in the folder for temporary files
      --help         prints this
    """

  init(arguments: [String]) {
    switch arguments.first {
    case nil:
      let temporary = FileManager.default.temporaryDirectory
      self = .tour(temporary.appendingPathComponent("tessera-gallery", isDirectory: true))
    case "--help", "-h":
      self = .help
    case "--out" where arguments.count == 1 || arguments[1].isEmpty:
      self = .mistake("--out needs the name of a folder")
    case "--out" where arguments.count == 2:
      self = .tour(URL(fileURLWithPath: arguments[1], isDirectory: true))
    case let first:
      self = .mistake("unknown argument \"\(first == "--out" ? arguments[2] : first ?? "")\"")
    }
  }
}
