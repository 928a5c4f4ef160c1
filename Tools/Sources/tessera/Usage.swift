/// How the tool is called.
enum Usage {
  static let tool = """
    Usage: tessera COMMAND

    Commands:
      preview FILE.swift   write a picture of each preview in a SwiftUI file
      help [COMMAND]       explain a command
      --version            print the version
    """

  static let preview = """
    Usage: tessera preview FILE.swift [OPTIONS]

    Compiles one SwiftUI file and writes a PNG picture of each #Preview and each view of a PreviewProvider in it.
    The file need not belong to a package.

    Options:
      --out DIR           the folder for the pictures (default: previews)
      --size WxH          the screen in points, such as 390x844 (the default)
      --scale N           pixels a point, more than 0 and at most 8 (default: 2)
      --dark              dark appearance
      --swift-version N   the language mode, 5 (the default) or 6
      --main-actor        code belongs to the main actor unless it says otherwise
      --time-limit N      seconds after which previews that do not end are stopped (default: 30)
      --fresh             make the pictures anew even if nothing changed since they were last made

    A preview's own layout, device and orientation come before --size.

    Exit status: 0 if all pictures were written or the file holds no previews; 1 if the file does not compile or
    a preview fails; 2 if the command was not understood.
    """

  /// The text for `tessera help` and its arguments.
  static func help(for arguments: [String]) throws -> String {
    switch arguments.first {
    case nil: tool
    case "preview": preview
    case let unknown?: throw UsageError("there is no command \"\(unknown)\"", usage: tool)
    }
  }
}
