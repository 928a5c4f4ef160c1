import Foundation

/// What the caller asked for.
enum Options {
  /// A tour whose pictures go to a folder.
  case tour(URL)
  /// Animated pictures of what moves, in a folder.
  case recordings(URL)
  case help
  /// Arguments that make no sense, and why.
  case mistake(String)

  static let usage = """
    Usage: gallery [--out FOLDER | --record FOLDER]

      --out FOLDER      where the pictures go; the default is "tessera/gallery" in your cache folder
      --record FOLDER   makes animated pictures of the examples that move instead
      --help            prints this
    """

  init(arguments: [String]) {
    switch arguments.first {
    case nil:
      let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
      let folder = caches ?? FileManager.default.homeDirectoryForCurrentUser
      self = .tour(folder.appendingPathComponent("tessera/gallery", isDirectory: true))
    case "--help", "-h":
      self = .help
    case let option? where ["--out", "--record"].contains(option):
      guard arguments.count > 1, !arguments[1].isEmpty else {
        self = .mistake("\(option) needs the name of a folder")
        return
      }
      guard arguments.count == 2 else {
        self = .mistake("unknown argument \"\(arguments[2])\"")
        return
      }
      let folder = URL(fileURLWithPath: arguments[1], isDirectory: true)
      self = option == "--record" ? .recordings(folder) : .tour(folder)
    case let argument?:
      self = .mistake("unknown argument \"\(argument)\"")
    }
  }
}
